import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { CourseDemo } from './Demo.tsx';
import { courseSchema } from './schema.ts';
import { QrCode } from './screens/CertificateSheet.tsx';

/** What the first screens of the demos at hand say; others only have to open. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  'dhape-dhape': ['One step a day', 'Spoken English', '3,600', '24 lessons', '58 lessons'],
};

describe.each(demosOfEngine('course'))('%s', (name) => {
  it('opens with its courses', () => {
    const data = demoData(name, courseSchema);
    const html = renderToString(<CourseDemo {...openedForTest(name, data)} />);
    for (const word of firstScreens[name] ?? []) expect(html).toContain(word);
    expect(html).not.toContain('style=');
  });
});

it('draws a QR code of any address with four squares of quiet around it', () => {
  const address = `https://nokshi.example/${'bn/'.repeat(60)}#/check/XL-5-001-RSH7`;
  const html = renderToString(<QrCode text={address} label="QR code" />);
  expect(html).toMatch(/role="img" aria-label="QR code" viewBox="0 0 (\d+) \1"/);
  expect(html).toContain('M4 4h1v1h-1z');
  expect(html).not.toContain('M3 3h1v1h-1z');
});
