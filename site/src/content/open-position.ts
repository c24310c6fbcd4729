/** Whether a position may still be applied for today. */
export const isOpen = ({ closes }: { closes: string }) =>
  closes >= new Date().toISOString().slice(0, 10);
