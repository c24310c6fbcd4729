import type { Enquiry } from '@nokshi/contract/enquiries.ts';

/** Windows opens no longer address of a mail than this (2,048). */
const mailLimit = 2000;

/** WhatsApp's redirecting server takes about 8 kB. */
const chatLimit = 6000;

/** A longer subject leaves too little for the text. */
const subjectLimit = 600;

/** An address that opens a program with a text in it; without the text where that is too long for one. */
export type Way = { address: string; isTooLong: boolean };

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Cut between two characters, in the length that it has in an address. */
function cut(text: string, limit: number): string {
  let kept = '';
  for (const character of text.toWellFormed()) {
    if (encoded(kept + character).length > limit) return `${kept}…`;
    kept += character;
  }
  return kept;
}

/** A mail to the visitor in one's own mail program (RFC 6068). @param text what stands in it */
export function mailTo(
  { email, subject, reference }: Pick<Enquiry, 'email' | 'subject' | 'reference'>,
  text: string,
): Way {
  const about = cut(subject.replace(/\s+/g, ' '), subjectLimit);
  const head = `mailto:${encoded(email)}?subject=${encoded(`${about ? `Re: ${about} ` : ''}(${reference})`)}`;
  const address = `${head}&body=${encoded(text.replace(/\r?\n/g, '\r\n'))}`;
  return address.length > mailLimit
    ? { address: head, isTooLong: true }
    : { address, isTooLong: false };
}

/** A number that a visitor gave. */
export type PhoneNumber = {
  /** As it is dialled in Bangladesh. */
  number: string;
  call: string;
  /** A chat; undefined for what can't have one, such as a landline in Bangladesh. */
  chat: ((text: string) => Way) | undefined;
};

/** The numbers that a visitor gave and that can be dialled, in their order. */
export const numbersOf = ({ numbers }: Pick<Enquiry, 'numbers'>): PhoneNumber[] =>
  numbers.flatMap(({ number, international, mayChat }) =>
    international === null
      ? []
      : {
          number,
          call: `tel:${international}`,
          chat: mayChat ? (text: string) => chatWith(international.slice(1), text) : undefined,
        },
  );

function chatWith(number: string, text: string): Way {
  const head = `https://wa.me/${number}`;
  const address = `${head}?text=${encoded(text.replace(/\r\n/g, '\n'))}`;
  return address.length > chatLimit
    ? { address: head, isTooLong: true }
    : { address, isTooLong: false };
}
