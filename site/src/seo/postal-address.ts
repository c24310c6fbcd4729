import type { PostalAddress } from 'schema-dts';

/** Town and postcode at the end of an address: "Dhaka 1215". */
const townAndPostcode = /^(?<street>.+), (?<town>[^,\d]+?) (?<postcode>\d{4,6})$/;

/** An address as it is written on a letter, taken apart where its last line reads "Dhaka 1215". */
export function postalAddress(written: string, country: string) {
  const line = written.replace(/\s*\n\s*/g, ', ');
  const { street = line, town, postcode } = townAndPostcode.exec(line)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(town && { addressLocality: town }),
    ...(postcode && { postalCode: postcode }),
    addressCountry: country,
  } satisfies PostalAddress;
}
