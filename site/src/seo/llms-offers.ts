import { fill } from '@nokshi/forms/fill.ts';
import { answerFields } from '@nokshi/prices/offer-answer.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import { isMeasure, type Question, questionsOf } from '@nokshi/prices/questions.ts';
import type { SiteContent } from './site-content.ts';

const code = (name: string) => `\`${name}\``;

/**
 * How a program asks for an offer: the address, the products, the answers with their bounds, and what
 * comes back.
 * @param endpoint where the server is; a site without one, or without prices, gives no offers to programs
 */
export function llmsOffers(content: SiteContent, endpoint: string | undefined): string[] {
  const { company, language, pages, prices } = content;
  const { programs } = pages.price;
  const plans = prices.plans.filter(isAsked);
  if (endpoint === undefined || plans.length === 0) return [];
  const questions = new Map(
    plans.flatMap((plan) => questionsOf(plan).map((one) => [one.name, one])),
  );
  const address = new URL(`${endpoint}/price?product=POS&branches=3&lang=${language}`, company.url);
  const bounds = (one: Question) =>
    one.kind === 'choice'
      ? one.options.map(code).join(', ')
      : fill(programs.range, { least: String(one.least), most: String(one.most) }, language);
  const named = { product: code('product'), notes: code('notes') };
  return [
    `## ${programs.title}`,
    '',
    fill(programs.text, { ...named, address: code(`GET ${address.href}`) }, language),
    '',
    fill(programs.products, named, language),
    '',
    ...plans.map(({ key, title, measure }) => `- ${code(key)}: ${title}, ${code(measure)}`),
    '',
    programs.answers,
    '',
    ...[...questions.values()]
      .sort((one, other) => Number(isMeasure(other.name)) - Number(isMeasure(one.name)))
      .map((one) => `- ${code(one.name)}: ${bounds(one)}`),
    '',
    fill(
      programs.returns,
      { fields: answerFields.map(code).join(', '), vat: code('vat'), day: code('validUntil') },
      language,
    ),
    ...(prices.sample ? ['', programs.sample] : []),
    '',
  ];
}
