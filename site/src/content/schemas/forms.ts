import { z } from 'zod';
import { words } from './words.ts';

const label = words(80, 'The label above the field');
const hint = words(120, 'The line under the field').optional();
const max = z.int().min(10).max(20000).describe('The most characters the field takes');
/** Read by agents in the visitor's browser, never shown (WebMCP). */
const agentHint = (description: string) => words(200, description);
const sentence = (description: string) => words(200, description);

const textField = z.strictObject({
  label,
  hint,
  max,
  missing: sentence('Shown when the field is empty'),
  tooLong: sentence('Shown when the field is too long, {max} filled in'),
});
const checkedField = textField.extend({
  invalid: sentence('Shown when the value cannot be right'),
});

/** content/forms/index.yaml: both forms, their limits and every sentence a visitor can get from them. */
export const forms = z.strictObject({
  optional: words(20, 'Behind the label of a field that may stay empty'),
  send: words(30, 'The button that sends'),
  sending: words(30, 'The button while it sends'),
  leaveEmpty: words(60, 'The label of the field that only programs see and fill'),
  fields: z.strictObject({
    name: textField,
    company: textField,
    email: checkedField,
    phone: checkedField.extend({ labelInDemo: label }),
    subject: textField,
    message: textField,
    software: z.strictObject({
      label,
      placeholder: words(40, 'The choice of nothing'),
      options: z.tuple([
        z.literal('ERP'),
        z.literal('HRM'),
        z.literal('POS'),
        z.literal('Accounting'),
      ]),
      invalid: sentence('Shown when another value is sent'),
    }),
    consent: z.strictObject({ label: words(160, 'What the visitor agrees to') }),
  }),
  eitherIsEnough: sentence('Above the contact number and the email address of the demo form'),
  reachable: sentence('Shown when the demo form has neither an email address nor a number'),
  messages: z.strictObject({
    failedFields: sentence('Above the form when fields must be mended'),
    conflict: sentence('When the same form was sent with other words'),
    crossSite: sentence('When the form was sent from another website'),
    tooLarge: sentence('When the enquiry is too large'),
    unsupported: sentence('When the enquiry is not sent as a form'),
    tooMany: sentence('When too many enquiries come from one network'),
    countdown: sentence('Under it, {seconds} filled in'),
    unavailable: sentence('When the enquiry cannot be kept at this moment'),
    unreachable: sentence('When the connection drops'),
  }),
  handover: z.strictObject({
    title: sentence('Above the other ways to send'),
    whatsapp: sentence('The WhatsApp link'),
    email: sentence('The email link'),
    call: sentence('The phone link, {phone} filled in'),
    retry: sentence('The button that tries again'),
    choice: sentence('Above them when the site has no server to send to'),
    copy: sentence('The button that copies what was written'),
    copied: sentence('The same button once it has'),
    cut: sentence('When the text is too long for the links'),
    contactSubject: words(60, 'The subject of an enquiry without one'),
    demoSubject: words(60, 'The subject of a request for a demo'),
  }),
  agents: z.strictObject({
    contact: agentHint('What the contact form is for'),
    demo: agentHint('What the demo form is for'),
    fields: z.strictObject({
      name: agentHint('What belongs in the name'),
      company: agentHint('What belongs in the company'),
      email: agentHint('What belongs in the email address'),
      phone: agentHint('What belongs in the phone number'),
      subject: agentHint('What belongs in the subject'),
      message: agentHint('What belongs in the message'),
      software: agentHint('What to choose as software'),
      consent: agentHint('When to tick the box'),
    }),
  }),
  thanks: z.strictObject({
    title: sentence('When the enquiry has arrived'),
    reference: sentence('The reference, {reference} filled in'),
    next: words(300, 'What happens next'),
    another: sentence('The link to write another enquiry'),
  }),
  reply: z.strictObject({
    subject: sentence('The subject of the automatic reply'),
    greeting: sentence('The first line of the automatic reply'),
    body: words(900, 'The automatic reply'),
    signature: words(300, 'The last lines of the automatic reply'),
  }),
});

const mailLabel = (description: string) => words(80, description);

/** content/notice/index.yaml: the words of the mail that the company gets for each enquiry. */
export const notice = z.strictObject({
  subject: mailLabel('The subject; {kind}, {name} and {reference} filled in'),
  kinds: z.strictObject({
    contact: mailLabel('The kind of an enquiry from the contact page'),
    demo: mailLabel('The kind of a demo request'),
  }),
  reference: mailLabel('The label of the reference'),
  received: mailLabel('The label of the time'),
  page: mailLabel('The label of the page it was sent from'),
  referrer: mailLabel('The label of the page the visitor came from'),
  campaign: mailLabel('The label of the campaign parameters'),
  consent: mailLabel('The label of the consent'),
  given: mailLabel('The consent as it was given, {wording} filled in'),
  notGiven: mailLabel('When no consent was given'),
  empty: mailLabel('What stands for an empty field'),
  footer: mailLabel('The last line'),
});
