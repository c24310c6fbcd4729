/**
 * Which letters for Bangla a browser finds on its device, chosen by who starts it and not by this
 * machine: desktops in Bangladesh have some, servers none.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from './replace-file.mjs';

const machine = process.env.FONTCONFIG_FILE || '/etc/fonts/fonts.conf';

/** Where the letters of devices are kept, a folder for each. */
export const fontFolders = fileURLToPath(new URL('../.cache/device-fonts', import.meta.url));

/**
 * The environment of a browser that finds this machine's fonts without those that know the letter ক. It
 * holds where fontconfig finds the fonts (Linux); on macOS and Windows browsers keep the system's
 * letters, and the journeys on a device without any are skipped.
 * @param {string} device - the name of its folder
 * @param {string} [font] - the path of the one font with Bangla letters that it finds all the same
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWithFonts(device, font) {
  const file = path.join(fontFolders, device, 'fonts.conf');
  const hidden = patterns(
    'reject',
    '<patelt name="charset"><charset><int>0x0995</int></charset></patelt>',
  );
  // Fontconfig keeps a font that is accepted, even where it is rejected, too.
  const shown = font
    ? `<dir>${inXml(path.dirname(font))}</dir>${patterns('accept', `<patelt name="file"><string>${inXml(font)}</string></patelt>`)}`
    : '';
  replaceFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">${inXml(machine)}</include>${hidden}${shown}</fontconfig>\n`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}

const patterns = (verdict, of) =>
  `<selectfont><${verdict}font><pattern>${of}</pattern></${verdict}font></selectfont>`;

const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
