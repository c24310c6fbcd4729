import { z } from 'zod';
import type { ShellWordName } from './words.ts';

/** Each sentence of the frame with what it is for and how many letters it may have. */
const shellWords = {
  about: [40, 'The name of the banner, for screen readers'],
  notice: [120, 'That the data are samples, stay in this browser and are sent nowhere'],
  notKept: [160, 'As the notice, where this browser keeps nothing'],
  menu: [20, 'The button that opens price, name and the notice on a phone: what it holds'],
  menuOffline: [20, 'The same where the demo can be cut off from the network'],
  back: [30, 'The link back to the gallery'],
  restart: [24, 'The button that begins again'],
  restartAsk: [120, 'What it asks first'],
  restartYes: [30, 'The answer that begins again'],
  restartNo: [30, 'The answer that leaves everything as it is'],
  restarted: [60, 'That everything is as at first'],
  lapsed: [
    100,
    'That everything has begun again by itself, after days without the visitor or as it was old',
  ],
  brand: [24, 'The button that opens the panel Make it yours'],
  brandIntro: [160, 'What the panel does'],
  brandName: [30, 'The label of the business name'],
  brandColour: [30, 'The label of the colour'],
  brandUse: [24, 'The button that puts name and colour in place'],
  brandReset: [30, 'The button that puts the demo’s own back'],
  brandCopy: [30, 'The button that copies the link'],
  brandCopied: [30, 'That the link is copied'],
  brandSample: [16, 'The mark beside a visitor’s own name'],
  brandEmpty: [80, 'When no name is typed'],
  brandLong: [80, 'When the name has more than {most} letters'],
  brandNotPlain: [120, 'When the name is no plain words'],
  brandNoColour: [80, 'When the colour is none'],
  brandLinkFaulty: [140, 'When a link carries what can’t be shown'],
  price: [24, 'The link to the page of prices'],
  ask: [24, 'The link to the contact form'],
  askSubject: [80, 'The subject of that enquiry; {demo} and {gallery} are filled in'],
  askMessage: [200, 'Its message; {demo} and {gallery} are filled in'],
  askMessageBranded: [
    220,
    'Its message with a name of the visitor’s own, {brand}; {demo} is filled in, too',
  ],
  tasks: [30, 'The heading of the tasks'],
  tasksDone: [40, 'How many are done, {done} of {total}'],
  tasksHide: [24, 'The button that puts the tasks away, for screen readers'],
  taskWhere: [20, 'The button that shows where the next task is done'],
  taskDone: [20, 'That a task is done, for screen readers'],
  close: [16, 'The button that closes a panel'],
  language: [30, 'The name of the switch of the demo’s language'],
  faulty: [140, 'When something in the demo broke'],
  faultyHome: [30, 'The way from there to the first screen'],
  logIn: [24, 'The button that logs in'],
  logInAs: [30, 'The button that logs in with one press, {role}'],
  logInTitle: [40, 'The heading of the login'],
  logInHint: [140, 'That the logins are those of the gallery'],
  userName: [24, 'The label of the user name'],
  password: [24, 'The label of the password'],
  logInWrong: [120, 'When user name or password is wrong'],
  logOut: [24, 'The button that logs out, {role}'],
  scriptless: [140, 'What stands there without JavaScript; {gallery} is the link to it'],
  loading: [80, 'When something was pressed before the demo can answer'],
  failed: [80, 'The way to another try when the demo could not be loaded'],
  cableOut: [24, 'The button that cuts the demo off from the network'],
  cableIn: [24, 'The button that connects it again'],
  offline: [80, 'That there is no network, and the demo goes on'],
  waiting: [60, 'How many bills or parcels wait to be sent, {count}'],
  sending: [100, 'That {number} is being sent; {count} wait behind it'],
  allSent: [60, 'That all {count} are sent'],
  playedHere: [80, 'That the sending is played, and nothing left this browser'],
} as const satisfies Record<ShellWordName, readonly [number, string]>;

/** The names of all sentences of the frame. */
export const shellWordNames = Object.keys(shellWords) as ShellWordName[];

/** The schema of content/showroom. @param words makes that of a sentence, in all languages */
export const shellWordsSchema = <Words extends z.ZodType>(
  words: (most: number, about: string) => Words,
) =>
  z.strictObject(
    Object.fromEntries(
      shellWordNames.map((name) => [name, words(...(shellWords[name] as [number, string]))]),
    ) as Record<ShellWordName, Words>,
  );
