import { controlOf } from './controls.ts';

/** The campaign parameters (utm_…) of a page's query, as a query again. */
export function campaignOf(search: string): string {
  const campaign = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_\w+$/i.test(name)) campaign.append(name, value);
  }
  return campaign.toString();
}

/**
 * Where an enquiry comes from: page, referrer and campaign, and the field that only programs fill.
 * Values that the server wrote back into the form after a try without script come first.
 */
export function originOf(form: HTMLFormElement): Record<string, string> {
  const hidden = (name: string) => controlOf(form, name)?.value ?? '';
  return {
    page: hidden('page') || location.pathname,
    referrer: hidden('referrer') || document.referrer,
    campaign: hidden('campaign') || campaignOf(location.search),
    leave_empty: hidden('leave_empty'),
  };
}
