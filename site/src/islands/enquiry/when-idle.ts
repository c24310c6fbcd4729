/** A form takes over once the browser is idle, at the latest after two seconds: a busy one may never be. */
export const whenIdle = { timeout: 2000 };
