/**
 * A phone that is turned goes on showing what was being read. Browsers keep the place themselves while a page
 * grows, but not once spaces within it change, too, as they do with the width of the window; and Chrome on a
 * phone, which holds on to what is at the upper edge, holds on to the header there and goes to the top.
 */
/** Where reading goes on: below the header, which stays there on high windows. */
const readingLine = 128;

/** That of the window when something was read: to ask for it earlier would lay out the page while it loads. */
let width = 0;
let read: Element | null = null;
/** How much of it stands above the line. */
let share = 0;

const note = () => {
  if (scrollY === 0) {
    read = null;
    return;
  }
  width = innerWidth;
  read = document.elementFromPoint(width / 2, readingLine);
  if (!read) return;
  const { top, height } = read.getBoundingClientRect();
  share = (readingLine - top) / height;
};

// The page may have been scrolled before this script came.
requestAnimationFrame(note);
if ('onscrollend' in window) addEventListener('scrollend', note);
else {
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(note, 150);
    },
    { passive: true },
  );
}

addEventListener('resize', () => {
  if (!read?.isConnected || innerWidth === width) return;
  width = innerWidth;
  const { top, height } = read.getBoundingClientRect();
  scrollBy({ top: top + share * height - readingLine, behavior: 'instant' });
});

// A module to TypeScript: its names are its own.
export {};
