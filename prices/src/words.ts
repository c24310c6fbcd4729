import { each } from '@nokshi/forms/each-schema.ts';
import { words } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import {
  careNames,
  divisionNames,
  groupNames,
  itemKeys,
  placeNames,
  sourceNames,
  wayNames,
} from './choices.ts';
import { measureNames } from './measures.ts';

// For the content check, the build and the server. Browser code imports its types alone.

const label = (description: string) => words(90, description);
const sentence = (description: string) => words(260, description);

const choice = <Name extends string>(options: readonly Name[]) =>
  z.strictObject({
    question: label('The question'),
    options: each(options, (name) => label(`The answer ${name}`)),
  });

/** content/offer/index.yaml: the words of an offer, on the page, on paper and in mails. */
export const offerFile = z.strictObject({
  product: label('The question for what is wanted'),
  noProduct: label('The choice of nothing'),
  groups: each(groupNames, (name) => label(`The heading of the choices of ${name}`)),
  measures: each(measureNames, (name) =>
    z.strictObject({
      question: label(`The question for the number of ${name}`),
      one: label('One of them, {count} filled in'),
      more: label('Several of them, {count} filled in'),
    }),
  ),
  rows: label('The question for what is moved, {what} filled in'),
  from: choice(sourceNames),
  days: label('The question for the days of training'),
  place: choice(placeNames),
  where: choice(divisionNames),
  messages: label('The question for the SMS of a month'),
  way: choice(wayNames),
  care: choice(careNames),
  items: each(itemKeys, (key) =>
    z.strictObject({
      label: label(`The line ${key}`),
      why: sentence('Why it is there'),
    }),
  ),
  sheet: z.strictObject({
    title: label('The heading, {title} and {size} filled in'),
    empty: sentence('Above the list of all prices, before anything is chosen'),
    item: label('The heading of the lines'),
    why: label('What unfolds why a line is there'),
    once: label('The heading of what is paid once'),
    monthly: label('The heading of what is paid each month'),
    total: label('The line of the sums, without VAT'),
    vat: label('The line of VAT, {rate} filled in'),
    withVat: label('The line of the sums with VAT'),
    vatRule: sentence('The rule of VAT, {rule} and {day} filled in'),
    firstPayment: z.strictObject({
      month: sentence('What is paid first where it is rented by the month, {price} filled in'),
      year: sentence('The same where it is rented by the year, {price} filled in'),
      signing: sentence('The same where it is bought, {price} and {percent} filled in'),
    }),
    firstYear: label('All that the first year costs'),
    threeYears: label('All that three years cost'),
    vatIncluded: label('What stands beside sums with VAT'),
    freeMonths: sentence('That a line is not paid at first, {months} filled in'),
    yearly: sentence('That a line is paid by the year, though it stands under each month'),
    weeks: label('Until it is in use, {from} and {to} filled in'),
    weeksSame: label('The same where both are equal, {to} filled in'),
    oneWeek: label('The same for one week'),
    validUntil: label('Until when it holds, {day} filled in'),
    book: sentence('Of which day the prices are, {day} filled in'),
    sample: sentence('That the prices are examples'),
    includes: label('The heading of what is in it'),
    freeRows: label('How many rows are brought over free, {count} filled in'),
    freeDays: label('How many days of training are free, {count} filled in'),
    excludes: label('The heading of what is not in it'),
    hardware: sentence('What a device costs in a shop, {title} and {price} filled in'),
    other: z.strictObject({
      cheaper: sentence(
        'That the other way costs less in three years, {way} and {price} filled in',
      ),
      dearer: sentence('That it costs more, {way} and {price} filled in'),
      same: sentence('That both cost the same, {way} and {price} filled in'),
      rent: label('Renting, within such a sentence'),
      buy: label('Buying, within such a sentence'),
    }),
  }),
  list: z.strictObject({
    first: label('The heading of first payments in the list of all prices'),
    monthly: label('The heading of what is paid each month'),
    whole: label('Below a first payment, the whole {price} filled in'),
    yearly: label('Below what is reckoned by the month and paid by the year'),
    sum: label('The running sum of a phone, {first} and {monthly} filled in'),
    all: label('The link back to the list'),
    services: label('The heading of services in the list of all prices'),
  }),
  notes: z.strictObject({
    title: label('The heading of what was put right'),
    'no-number': sentence('No number: {question}, {given} and {used} filled in'),
    'no-choice': sentence('No such answer: {question}, {given} and {used} filled in'),
    'too-low': sentence('Too low: {question}, {given} and {used} filled in'),
    'too-high': sentence('Too high: {question}, {given} and {used} filled in'),
    'not-whole': sentence('Rounded up: {question}, {given} and {used} filled in'),
    unknown: sentence('A strange part of the address, {given} filled in'),
    'unknown-product': sentence('No such product, {given} filled in'),
  }),
  actions: z.strictObject({
    compute: label('The button that works it out without script'),
    print: label('The button that prints'),
    copy: label('The button that copies the address'),
    copied: label('The same once it has'),
    whatsapp: label('The link that sends it by WhatsApp'),
    again: label('The link back to the questions'),
  }),
  summary: z.strictObject({
    title: label('The heading of the short form'),
    once: label('What is paid once, {price} filled in'),
    monthly: label('What is paid each month, {price} filled in'),
    firstYear: label('The first year, {price} filled in'),
  }),
  paper: z.strictObject({
    offer: label('The word above the paper'),
    number: label('What stands before its number'),
    day: label('What stands before its day'),
    inWords: label('What stands before a sum in words'),
    terms: label('The heading of the terms'),
    termsLines: z.array(sentence('One of the terms that matter')).min(3).max(6),
    forCompany: label('The line where the company signs, {brand} filled in'),
    forClient: label('The line where the client signs'),
    page: label('Where the offer is found again'),
  }),
  enquiry: z.strictObject({
    title: label('The heading above the form'),
    intro: sentence('What happens with it'),
    changed: sentence('In the notice: that the sums are the server’s own'),
  }),
});

export type OfferFile = z.output<typeof offerFile>;
