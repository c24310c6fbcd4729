import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCentre } from '../begin.ts';
import { diagnosticSchema } from '../schema.ts';
import { sampleOf } from '../world.ts';
import { enterValues, writeFindings } from './samples.ts';
import { check, pinOf, reportCode, sendBack, sign, takeDesk } from './signing.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const centre = premisesForTest(data);
const world = beginCentre(data, centre.now);
const seat = (staff: string, pin = pinOf(staff)) => takeDesk(centre, world, { staff, pin });

describe('the desk', () => {
  it('is taken with four digits of one’s own, however they are typed', () => {
    for (const { id } of data.staff) expect(pinOf(id)).toMatch(/^[1-9]\d{3}$/);
    const bangla = pinOf('sikder')
      .replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
      .concat('\u200b');
    expect(seat('sikder', `\u200b ${bangla} `).atDesk).toBe('sikder');
    expect(() => seat('sikder', '0000')).toThrow(
      expect.objectContaining({ field: 'pin', message: 'That is not the PIN of Dr M. Sikder.' }),
    );
  });

  it('is taken by nobody who does not work there', () => {
    expect(seat('stranger')).toBe(world);
  });
});

describe('a result', () => {
  it('is checked by any of those who may', () => {
    const lab = dataOn('onubikkhon', diagnosticSchema);
    const premises = premisesForTest(lab);
    const begun = beginCentre(lab, centre.now);
    const entered = begun.samples.find(({ state }) => state === 'entered');
    if (!entered) throw new Error('nothing is to be checked');
    for (const staff of ['anwar', 'sabina']) {
      const seated = takeDesk(premises, begun, { staff, pin: pinOf(staff) });
      const after = check(premises, seated, entered.number);
      expect(sampleOf(after, entered.number)?.checkedBy).toBe(staff);
    }
  });

  it('says who may not check it, and who may not sign it', () => {
    expect(() => check(centre, seat('sikder'), 22869)).toThrow(
      'Dr M. Sikder is at the desk and may not check this result',
    );
    expect(() => sign(centre, world, 22868)).toThrow(
      'Rumana Yasmin is at the desk and may not sign this report',
    );
  });

  it('is checked once, and signed or sent back after that alone', () => {
    expect(() => check(centre, world, 22868)).toThrow('is checked already');
    expect(() => check(centre, world, 22871)).toThrow('no result to check');
    expect(() => sign(centre, seat('sikder'), 22869)).toThrow('has not been checked yet');
    expect(() => sendBack(centre, world, 22869)).toThrow('has not been checked yet');
  });
});

it('changes nothing in a report that is signed', () => {
  const values = { haemoglobin: 9, 'white-cells': 9, platelets: 90, haematocrit: 39, mcv: 90 };
  const written = { findings: 'Clear.', impression: 'Normal.' };
  for (const change of [
    () => enterValues(centre, world, 22836, values),
    () => writeFindings(centre, world, 22841, written),
    () => sendBack(centre, world, 22836),
    () => sign(centre, seat('sikder'), 22836),
  ]) {
    expect(change).toThrow('This report is signed and can’t be changed');
  }
});

it('ends the links of two reports with other letters, too', () => {
  const endings = [60412, 60413, 60414].map((number) => reportCode(number).slice(-5));
  expect(new Set(endings).size).toBe(3);
});
