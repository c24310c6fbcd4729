/** Whoever touches nothing for so long may have left. */
const mostMilliseconds = 60_000;

let touchedAt = Date.now();

/** Notes from now on that somebody is there. @returns what ends it */
export function watchAttendance(): () => void {
  const touched = () => {
    touchedAt = Date.now();
  };
  touched();
  const events = ['pointerdown', 'keydown', 'input', 'wheel'];
  for (const event of events) window.addEventListener(event, touched, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, touched);
  };
}

/** Whether somebody is there: what a page asks by itself keeps no session alive. */
export const isAttended = (): boolean => Date.now() - touchedAt < mostMilliseconds;
