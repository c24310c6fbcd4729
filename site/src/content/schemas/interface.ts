import { priceUnits } from '@nokshi/prices/lowest-price.ts';
import { z } from 'zod';
import { route } from './references.ts';
import { words } from './words.ts';

const link = z.strictObject({ label: words(40, 'The words of the link'), href: route });

/** content/navigation/index.yaml: the menu, the links beside it, and the Company list of the footer. */
export const navigation = z.strictObject({
  menu: z.array(link).min(1).max(6),
  contact: link,
  shortcuts: z
    .array(link)
    .max(3)
    .describe('What buyers look for first: above the menu, in that of a phone, and in the footer'),
  company: z.array(link).max(8),
});

const control = (description: string) => words(80, description);

const pricesByUnit = Object.fromEntries(
  priceUnits.map((unit) => [unit, control('The price, {price} filled in')]),
) as Record<(typeof priceUnits)[number], ReturnType<typeof control>>;

/** content/labels/index.yaml: the words on controls, and those only a screen reader speaks. */
export const labels = z.strictObject({
  skip: control('The first link of each page'),
  menu: control('The menu button'),
  mainNavigation: control('The name of the menu'),
  footerServices: control('The heading of the services in the footer'),
  footerCompany: control('The heading of the company list'),
  footerContact: control('The heading of the contacts'),
  footerOffice: control('The heading of the addresses'),
  rights: control('What follows the year and the name in the last line'),
  accessibility: control('The link to the accessibility statement in the last line'),
  scrollToTop: control('The button that scrolls up'),
  search: control('The button that opens the search'),
  theme: control('The switch between light and dark'),
  language: control('The name of the switch between languages'),
  letsTalk: control('The button of the slides'),
  seeProducts: control('The second button of the slides'),
  explore: control('The button of a service or product card'),
  moreProducts: control('The button below the products on the home page'),
  allServices: control('The button below the services on the home page'),
  allProjects: control('The button below the projects on the home page'),
  visitNow: control('The button of a ready product'),
  adminPanel: control('The link to an admin login'),
  getDemo: control('The button at the top of a product page with an open demo'),
  bookDemo: control('The same where it opens the form to book a demo'),
  contactUs: control('The button that leads to the contact page'),
  close: control('The × of the form'),
  all: control('The first tab or filter'),
  pause: control('Stops what moves'),
  play: control('Starts what was stopped'),
  pauseSlides: control('The same of the slides, for screen readers; it contains the words above'),
  playSlides: control('Likewise, to start the slides again'),
  pauseLogos: control('Likewise, to stop the moving logos'),
  playLogos: control('Likewise, to start them again'),
  carousel: control('What the slides are together'),
  carouselItem: control('What one of them is'),
  slide: control('One slide, {number} and {total} filled in'),
  credentials: control('The button that opens the demo logins'),
  role: control('The heading of the role'),
  username: control('The heading of the user name'),
  password: control('The heading of the password'),
  linkedIn: control('A profile link, {name} filled in'),
  newTab: control('Spoken after a link that opens in a new tab'),
  phone: control('The label of a phone number'),
  email: control('The label of an email address'),
  address: control('The label of an address'),
  whatsapp: control('The label of the WhatsApp link'),
  whatsappAbout: control('How a message by WhatsApp begins, {subject} of the page filled in'),
  directions: control('The link that opens a route planner'),
  map: control('The name of the map, {office} filled in'),
  showMap: control('The link to the map when it is not loaded'),
  print: control('The line on printed pages'),
  printPage: control('The button that prints a sample'),
  specimen: control('What stands across a sample'),
  samples: control('The heading above the links to samples'),
  home: control('The link to the home page'),
  stackTabs: control('The name of the tech stack tabs'),
  teamFilter: control('The name of the team filter'),
  projectFilter: control('The name of the project filter'),
  officeSelector: control('The name of the office choice'),
  clients: control('The name of the moving logos'),
  demos: control('The name of the demos of a gallery'),
  galleries: control('The name of the list of galleries'),
  shown: control('Spoken after a filter is chosen, {count} filled in'),
  onThisPage: control('The heading of a table of contents'),
  updated: control('What stands before the day of the last change'),
  fullTime: control('A full-time position'),
  partTime: control('A part-time position'),
  contractor: control('A position for a contractor'),
  intern: control('A position for an intern'),
  security: control('The link to the page on security in the last line'),
  terms: control('The link to the terms in the last line'),
  prices: z.strictObject(pricesByUnit).describe('A lowest price, {price} filled in'),
  payments: z.strictObject({
    from: control('The first payment of the smallest, {price} filled in'),
    amount: control('What is paid each month, {price} filled in'),
    first: control('Below the first payment of what is rented'),
    signing: control('Below that of what is bought, the whole {price} filled in'),
    monthly: z.strictObject({
      month: control('Below what is paid each month'),
      year: control('The same where it is paid by the year'),
      signing: control('Below the price of a server for what is bought'),
    }),
    once: control('What it costs to buy what may be rented, {price} filled in'),
  }),
  orBuy: control('A rent and a price, {rent} and {price} filled in'),
  byAgreement: control('In the place of a price, where no plan of the price book has one'),
  times: z
    .strictObject({
      'working-day': control('One working day'),
      'working-days': control('Several working days, {time} filled in'),
      week: control('One week'),
      weeks: control('Several weeks, {time} filled in'),
    })
    .describe('How long it takes until it is in use'),
  allPrices: control('The link to the page of prices beside lists of what has a price'),
  askOffer: control('The button in its place where the page of prices does not ask for it'),
  priceThis: control('The link to the page of prices'),
  size: control('What stands before the size of a project'),
  duration: control('What stands before the time a project took'),
  facts: z.strictObject({
    title: control('The heading of the company’s particulars'),
    legalName: control('The name the company is registered under'),
    registration: control('The number of its registration'),
    tradeLicence: control('The number of its trade licence'),
    bin: control('Its business identification number (VAT)'),
    tin: control('Its taxpayer’s identification number'),
    basis: control('The number of its membership in BASIS'),
    dbid: control('Its Digital Business Identification'),
    founded: control('When it was founded'),
    headcount: control('How many people work there'),
  }),
  examples: z
    .strictObject({
      company: words(160, 'The last line while the company is an example, {brand} filled in'),
      preview: words(160, 'The last line of a site that shows examples at its real address'),
      mark: control('What stands beside a person, a client or a project that is invented'),
    })
    .describe('What says that something is an example'),
  consent: z
    .strictObject({
      title: words(80, 'The question'),
      text: words(300, 'What agreeing to it means'),
      agree: control('The button that agrees'),
      refuse: control('The button that refuses'),
    })
    .describe('The question before scripts of other companies are loaded'),
  copy: control('The button beside a demo login, for screen readers; what it copies follows'),
  copied: control('What it says when that is done'),
});
