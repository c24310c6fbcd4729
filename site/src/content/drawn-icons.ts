import type { IconDrawing } from './icon-drawing.ts';

/** Badges for names that no icon set has, drawn on a 32 × 32 grid. */
export const drawnIcons: Readonly<Record<string, IconDrawing>> = {
  websocket: {
    width: 32,
    height: 32,
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M4 11h17l-5-5M28 21H11l5 5"/>',
  },
  signalr: {
    width: 32,
    height: 32,
    body: '<circle cx="16" cy="23" r="3.4" fill="#5c2d91"/><path fill="none" stroke="#8a5cc4" stroke-width="2.8" stroke-linecap="round" d="M9.5 16.5a9.2 9.2 0 0 1 13 0M4.8 11.8a15.9 15.9 0 0 1 22.4 0"/>',
  },
  sip: {
    width: 32,
    height: 32,
    body: '<path fill="#1f8a5b" d="M7.4 5h4.2c.6 0 1.1.4 1.3 1l1.3 4.4c.1.5 0 1-.4 1.4l-2.3 2.2a15.7 15.7 0 0 0 6.5 6.5l2.2-2.3c.4-.4.9-.5 1.4-.4l4.4 1.3c.6.2 1 .7 1 1.3v4.2c0 1.3-1.1 2.4-2.4 2.4C13.9 27 5 18.1 5 7.4 5 6.1 6.1 5 7.4 5Z"/><path fill="none" stroke="#1f8a5b" stroke-width="2.4" stroke-linecap="round" d="M19 5a8 8 0 0 1 8 8M19 10a3 3 0 0 1 3 3"/>',
  },
  sslcommerz: {
    width: 32,
    height: 32,
    body: '<rect x="3" y="7" width="26" height="18" rx="4" fill="#1f5fae"/><path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12.5 16v-2.2a3.5 3.5 0 0 1 7 0V16M11 16h10v5.5H11z"/>',
  },
  shurjopay: {
    width: 32,
    height: 32,
    body: '<circle cx="16" cy="16" r="6" fill="#ee7d1b"/><path stroke="#ee7d1b" stroke-width="2.6" stroke-linecap="round" d="M16 3v3.5M16 25.5V29M3 16h3.5M25.5 16H29M6.8 6.8l2.5 2.5M22.7 22.7l2.5 2.5M25.2 6.8l-2.5 2.5M9.3 22.7l-2.5 2.5"/>',
  },
  amarpay: {
    width: 32,
    height: 32,
    body: '<rect x="3" y="8" width="26" height="17" rx="4" fill="#128c6b"/><path fill="#fff" d="M20 14h9v5h-9a2.5 2.5 0 0 1 0-5Z"/><circle cx="21.5" cy="16.5" r="1.3" fill="#128c6b"/><path fill="none" stroke="#128c6b" stroke-width="2.4" stroke-linecap="round" d="M7 8l13-4 2 4"/>',
  },
};
