import { inSite } from '@nokshi/forms/on-host.ts';
import { controlOf } from './controls.ts';

/** The campaign parameters (utm_…) of a page's query, as a query again. */
export function campaignOf(search: string): string {
  const campaign = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_\w+$/i.test(name)) campaign.append(name, value);
  }
  return campaign.toString();
}

/** What led from outside to the first page of this tab, as shell/kept-here.ts keeps it. */
function arrival(): { referrer: string; search: string } {
  try {
    const [referrer, search]: unknown[] = JSON.parse(sessionStorage.getItem('arrival') ?? '[]');
    return { referrer: String(referrer ?? ''), search: String(search ?? '') };
  } catch {
    return { referrer: '', search: '' };
  }
}

/** The page before this one where it is a demo, whose interest that tells, else what led to this site. */
function referrerOf(first: string): string {
  const { referrer } = document;
  return referrer.includes('/demos/') ? referrer : first || referrer;
}

/**
 * Where an enquiry comes from: page, referrer and campaign, and the field that only programs fill.
 * Values that the server wrote back into the form after a try without script come first.
 */
export function originOf(form: HTMLFormElement): Record<string, string> {
  const hidden = (name: string) => controlOf(form, name)?.value ?? '';
  const { referrer, search } = arrival();
  return {
    page: hidden('page') || inSite(location.pathname),
    referrer: hidden('referrer') || referrerOf(referrer),
    campaign: hidden('campaign') || campaignOf(location.search) || campaignOf(search),
    leave_empty: hidden('leave_empty'),
  };
}
