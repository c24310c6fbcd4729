/**
 * Finds the browser that tests, measurements and drawings run in: BROWSER_PATH, else an installed
 * Chromium, Chrome or Edge. Run as a command, it installs Debian's headless Chromium when there is none
 * and it may.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentWithFonts } from './device-fonts.mjs';

const names = {
  linux: [
    // Without windows and menus of its own: the journeys take a third less processor time.
    'chromium-headless-shell',
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    'chromium-browser',
  ],
  darwin: ['chromium'],
  win32: ['chrome.exe', 'msedge.exe'],
};

/** The path of a browser's program, or undefined when there is none. */
export function findBrowser() {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) return isProgram(BROWSER_PATH) ? BROWSER_PATH : undefined;
  return [...placesInPath(), ...usualPlaces()].find(isProgram);
}

/**
 * How Playwright starts it, everywhere alike: offline but for what a page asks, with letters as on
 * phones, which are not hinted, and none for Bangla but those of the page.
 * @param {...string} more - further command line options
 */
export function browserOptions(...more) {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    env: environmentWithFonts('without-bangla'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--font-render-hinting=none',
      ...more,
    ],
  };
}

function placesInPath() {
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(path.delimiter);
  return (names[process.platform] ?? names.linux).flatMap((name) =>
    folders.filter(Boolean).map((folder) => path.join(folder, name)),
  );
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const applications = ['/Applications', path.join(process.env.HOME ?? '', 'Applications')];
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap((name) =>
      applications.map((folder) => path.join(folder, `${name}.app`, 'Contents/MacOS', name)),
    );
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env;
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(Boolean);
    return ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe']
      .concat('Microsoft/Edge/Application/msedge.exe')
      .flatMap((program) => folders.map((folder) => path.join(folder, program)));
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Finds a browser or installs one; prints one sentence and returns undefined when it cannot. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.BROWSER_PATH) {
    console.error(`BROWSER_PATH names no program: ${process.env.BROWSER_PATH}`);
    return undefined;
  }
  const installed = installOnDebian() ? findBrowser() : undefined;
  if (!installed) {
    console.error(
      'This command needs Chromium, Chrome or Edge: install one, or set BROWSER_PATH to its program.',
    );
  }
  return installed;
}

function installOnDebian() {
  const prefix = rightsToInstall();
  if (!isDebianLike() || !prefix) return false;
  console.log('Installing Chromium from the Debian packages (about a minute)…');
  const install = [
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ];
  const run = (args) => {
    const [program, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, rest, { stdio: 'inherit', env: environment }).status === 0;
  };
  return run(['update']) && run(install);
}

function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** The prefix that runs a command as root, or undefined when that would need a password. */
function rightsToInstall() {
  if (process.getuid?.() === 0) return [];
  const mayUseSudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return mayUseSudo ? ['sudo', '-n'] : undefined;
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const browser = ensureBrowser();
  if (browser) console.log(`Browser: ${browser}`);
  process.exitCode = browser ? 0 : 1;
}
