import { z } from 'zod';
import { each } from './each-schema.ts';
import { allFieldNames, type Field, type FieldName, fields } from './fields.ts';
import { type FormId, formIds, formOf } from './forms.ts';
import { optionalWords, words } from './words-schema.ts';

// For the content check, the build and the server. Browser code imports its types alone.

const sentence = (description: string) => words(200, description);

/** Labels of a field by the form that calls it something else; only of forms that have it. */
const labelIn = (name: FieldName) =>
  z
    .strictObject(
      Object.fromEntries(
        formIds
          .filter((kind) => name in formOf(kind).fields)
          .map((kind) => [kind, optionalWords(80, `The label in the form ${kind}`)]),
      ) as Record<FormId, ReturnType<typeof optionalWords>>,
    )
    .optional();

const frame = (name: FieldName) => ({
  label: words(80, 'The label above the field'),
  labelIn: labelIn(name),
  hint: optionalWords(120, 'The line under the label'),
});

const written = (name: FieldName) =>
  z.strictObject({
    ...frame(name),
    missing: sentence('Shown when the field is empty'),
    tooLong: sentence('Shown when the field is too long, {max} filled in'),
  });

const patterned = (name: FieldName) =>
  written(name).extend({ invalid: sentence('Shown when the value cannot be right') });

const emailed = (name: FieldName) =>
  patterned(name).extend({
    mistyped: sentence('The same where {suggestion} may be meant, which is filled in'),
    doubtful: sentence(
      'Asked once where the value is hardly right, {suggestion} filled in; who sends it again is believed',
    ),
  });

/** The words that a field of each kind needs. */
const wordsOfKind = {
  line: written,
  text: written,
  email: emailed,
  phone: patterned,
  choice: (name: FieldName) =>
    z.strictObject({
      ...frame(name),
      placeholder: words(40, 'The choice of nothing'),
      invalid: sentence('Shown when another value is sent'),
    }),
  address: patterned,
  tick: (_name: FieldName) => z.strictObject({ label: words(160, 'What the visitor agrees to') }),
} satisfies Record<Field['kind'], (name: FieldName) => z.ZodType>;

type FieldSchemas = {
  [Name in FieldName]: ReturnType<(typeof wordsOfKind)[(typeof fields)[Name]['kind']]>;
};

const fieldSchemas = Object.fromEntries(
  allFieldNames.map((name) => [name, wordsOfKind[fields[name].kind](name)]),
) as FieldSchemas;

/** content/forms/index.yaml: every sentence a visitor can get from the forms, and the automatic reply. */
export const formsFile = z.strictObject({
  optional: words(20, 'Behind the label of a field that may stay empty'),
  send: words(30, 'The button that sends'),
  sending: words(30, 'The button while it sends'),
  privacy: sentence('Under the button: what becomes of what is written, {days} filled in'),
  leaveEmpty: words(60, 'The label of the field that only programs see and fill'),
  fields: z.strictObject(fieldSchemas),
  eitherIsEnough: sentence('Above the contact number and the email address of the demo form'),
  reachable: sentence('Shown when the demo form has neither an email address nor a number'),
  messages: z.strictObject({
    failedFields: sentence('Above the form when fields must be mended'),
    conflict: sentence('When the same form was sent with other words'),
    crossSite: sentence('When the form was sent from another website'),
    tooLarge: sentence('When the enquiry is too large'),
    tooLargeToKeep: sentence('The same without JavaScript, when its words are not shown again'),
    unsupported: sentence('When the enquiry is not sent as a form'),
    tooMany: sentence('When too many enquiries come from one network'),
    tooManyToKeep: sentence('The same without JavaScript, when its words are not shown again'),
    back: sentence('On a page of its own without JavaScript, where the form is not shown again'),
    countdown: sentence('Under it, {seconds} filled in'),
    unavailable: sentence('When the enquiry cannot be kept at this moment'),
    unreachable: sentence('When the connection drops'),
    online: sentence('When the network is back after that'),
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
    subjects: each(formIds, (kind) => words(60, `The subject of a message from the form ${kind}`)),
  }),
  agents: z.strictObject({
    forms: each(formIds, (kind) => words(200, `What the form ${kind} is for`)),
    fields: each(allFieldNames, (name) => words(200, `What belongs in the field ${name}`)),
  }),
  thanks: z.strictObject({
    title: sentence('When the enquiry has arrived'),
    reference: sentence('The reference, {reference} filled in'),
    next: words(300, 'What happens next'),
    another: sentence('The link to write another enquiry'),
  }),
  reply: z.strictObject({
    subject: sentence('The subject of the automatic reply'),
    greeting: sentence('The first line of the automatic reply, the same for everybody'),
    body: words(900, 'The automatic reply'),
    signature: words(300, 'The last lines of the automatic reply'),
  }),
});

export type FormsFile = z.output<typeof formsFile>;

const mailLabel = (description: string) => words(80, description);

/** content/notice/index.yaml: the words of the mails that the company gets for enquiries. */
export const noticeFile = z.strictObject({
  subject: mailLabel('The subject; {kind}, {name} and {reference} filled in'),
  kinds: each(formIds, (kind) => mailLabel(`What an enquiry from the form ${kind} is called`)),
  reference: mailLabel('The label of the reference'),
  received: mailLabel('The label of the time'),
  page: mailLabel('The label of the page it was sent from'),
  language: mailLabel('The label of the language of that page'),
  referrer: mailLabel('The label of the page the visitor came from'),
  campaign: mailLabel('The label of the campaign parameters'),
  consent: mailLabel('The label of the consent'),
  given: mailLabel('The consent as it was given, {wording} filled in'),
  notGiven: mailLabel('When no consent was given'),
  empty: mailLabel('What stands for an empty field'),
  footer: mailLabel('The last line'),
  digest: z.strictObject({
    subject: mailLabel('The subject of the mail that gathers enquiries, {number} filled in'),
    subjectOne: mailLabel('The same for a single one'),
    introduction: sentence('Its first line'),
    line: mailLabel(
      'Its line for each enquiry; {reference}, {received}, {kind}, {name} and {contact} filled in',
    ),
    footer: sentence('Its last line'),
  }),
  setAside: z.strictObject({
    subject: mailLabel('The subject of the daily mail about what is set aside; {count} filled in'),
    intro: sentence('What stands above its list'),
    more: sentence('Under a list that is cut, {count} filled in'),
    show: sentence('How an enquiry is read'),
    release: sentence('How an enquiry is released'),
    signals: z.strictObject({
      honeypot: mailLabel('Why: the hidden field was filled in'),
      content: mailLabel('Why: what was written looks like advertising'),
      flood: mailLabel('Why: too many of the same'),
      quick: mailLabel('Why: sent too soon'),
      'by-hand': mailLabel('Why: somebody at the desk set it aside'),
    }),
  }),
  morning: z.strictObject({
    subject: mailLabel('The subject of the mail of each working morning; {date} filled in'),
    waiting: sentence('Above those that have waited since before the last such mail'),
    fresh: sentence('Above those that came since'),
    back: sentence('Above those that come back from being put off'),
    line: mailLabel('A line for each; {name}, {kind}, {about} and {waited} filled in'),
    more: sentence('Under a list that is cut'),
    setAside: sentence('How many are set aside, {count} filled in'),
    undelivered: sentence('How many reached nobody, {count} filled in'),
    desk: sentence('Before the address of the desk'),
    off: sentence('Before the address at which the mail is switched off'),
  }),
  access: z.strictObject({
    subjectInvited: mailLabel(
      'The subject of the mail that invites to the desk; {company} filled in',
    ),
    invited: sentence('Who invites, above the link; {name} and {company} filled in'),
    subjectReset: mailLabel('The subject of the mail for a new password; {company} filled in'),
    reset: sentence('Who asks for a new password, above the link; {name} and {company} filled in'),
    until: sentence('Under the link: until when it holds; {time} filled in'),
    unasked: sentence('What to do where nobody expected it'),
  }),
});

export type NoticeFile = z.output<typeof noticeFile>;
