/** The parts of a campaign, without the `utm_` before each name: source, fair. */
export const campaignOf = (campaign: string): [part: string, value: string][] =>
  [...new URLSearchParams(campaign)].map(([name, value]) => [name.replace(/^utm_/i, ''), value]);

/** The name of a campaign in one line: fair · facebook; as it stands where it has no words. */
export function campaignName(campaign: string): string {
  const values = campaignOf(campaign).map(([, value]) => value.trim());
  return [...new Set(values.filter(Boolean))].join(' · ') || campaign;
}
