import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';
import { defaultLanguage, languageCodes } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { href } from '../routes/routes.ts';

/** RFC 9116 wants less than a year: a site that nobody builds any more must not promise an answer. */
const validDays = 364;

/** Where to report a weakness, for machines (RFC 9116), valid from the day of the build. */
export function securityText(
  { email, url, timeZone }: { email: string; url: string; timeZone: string },
  built: number,
): string {
  const day = daysLater(dayIn(timeZone, built), validDays);
  return `${[
    `Contact: mailto:${email}`,
    `Expires: ${day}T00:00:00Z`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${new URL(onHost('/.well-known/security.txt'), url).href}`,
    `Policy: ${new URL(href('security', defaultLanguage), url).href}`,
  ].join('\n')}\n`;
}
