import { asciiDigits } from '@nokshi/forms/digits.ts';
import type { PostalAddress } from 'schema-dts';

/** Town and postcode at the end of an address: "Dhaka 1215", ঢাকা ১২১৫. */
const townAndPostcode = /^(?<street>.+), (?<town>[^,\p{Nd}]+?) (?<postcode>\p{Nd}{4,6})$/u;

/**
 * An address as it is written on a letter, taken apart where its last line reads "Dhaka 1215". The
 * postcode is a code: it has ASCII digits in every language.
 */
export function postalAddress(written: string, country: string) {
  const line = written.replace(/\s*\n\s*/g, ', ');
  const { street = line, town, postcode } = townAndPostcode.exec(line)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(town && { addressLocality: town }),
    ...(postcode && { postalCode: asciiDigits(postcode) }),
    addressCountry: country,
  } satisfies PostalAddress;
}
