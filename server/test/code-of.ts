import { TOTP } from 'otpauth';

/** What a program for codes shows at a moment, in milliseconds since 1970. */
export const codeOf = (key: string, timestamp: number): string =>
  new TOTP({ secret: key }).generate({ timestamp });
