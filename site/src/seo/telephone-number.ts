/** +8801700000000 for "+880 1700-000000". */
export const telephoneNumber = (written: string) => written.replace(/[^+\d]/g, '');
