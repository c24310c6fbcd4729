/** Abilities of a browser that no page here uses: neither a page nor a frame in it gets them. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every response, page or not. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  // Two years. Without includeSubDomains: whether all of them speak https is for their owner to say.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': policyWithout(unused),
};

/** Of the desk, at which a password manager or a phone may sign somebody in. */
export const permissionsOfDesk = policyWithout(
  unused.filter((ability) => ability !== 'publickey-credentials-get'),
);

function policyWithout(abilities: readonly string[]): string {
  return abilities.map((ability) => `${ability}=()`).join(', ');
}
