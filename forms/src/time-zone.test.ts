import { expect, it } from 'vitest';
import { timeZone } from './time-zone.ts';

it.each(['Asia/Dhaka', 'Europe/Berlin', 'UTC'])('takes the time zone %s', (name) =>
  expect(timeZone.parse(name)).toBe(name),
);

it.each(['Asia/Daka', 'Dhaka', '+06:00', ''])('refuses %j as a time zone', (name) =>
  expect(timeZone.safeParse(name).error?.issues[0]?.message).toBe(
    'must be a time zone such as Asia/Dhaka',
  ),
);
