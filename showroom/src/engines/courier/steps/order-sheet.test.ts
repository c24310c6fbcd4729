import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { courierSchema } from '../schema.ts';
import { readSheet } from './order-sheet.ts';

describe('rows from Excel', () => {
  const { places } = demoData('dakghuri', courierSchema);
  const good = 'Sumaiya\t1712345610\tHouse 8\tmirpur\t1,450\t1';

  it('are read in both scripts, with headings and empty rows left out', () => {
    const text = `Name\tPhone\tAddress\tArea\tCash\n${good}\n\nরহিমা\t০১৭১২৩৪৫৬১১\tবাসা ৮\tউত্তরা\t৯৫০`;
    const { rows, faults } = readSheet(text, places);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { phone: '01712345610', place: 'mirpur', goods: 1450 },
      { phone: '01712345611', place: 'uttara', goods: 950, kilos: 1 },
    ]);
  });

  it('have the numbers of examples, and those of every operator', () => {
    const phoneIn = (phone: string) =>
      readSheet(good.replace('1712345610', phone), places).rows[0]?.phone;
    const codes = ['013', '014', '015', '016', '017', '018', '019', '012'];
    for (const code of codes) expect(phoneIn(`${code}00-345610`)).toBe(`${code}00345610`);
    expect(phoneIn('+8801712345610')).toBe('01712345610');
    expect(phoneIn('01000-345610')).toBeUndefined();
  });

  it('are a place’s by its name alone, and stand without the blanks about them', () => {
    const plain = places.map((place) => ({ ...place, name: place.id }));
    const { rows } = readSheet(' Sumaiya \t1712345610\t House 8\tMIRPUR\t1,450\t1', plain);
    expect(rows).toMatchObject([{ to: 'Sumaiya', address: 'House 8', place: 'mirpur' }]);
  });

  it('are left out where Excel has blank cells alone, not where the numbers are forgotten', () => {
    const { rows, faults } = readSheet(`${good}\n\t \t\t\t\t\nKarim\t\tBank Road\tMirpur`, places);
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([
      { row: 3, fault: 'phone', found: '' },
      { row: 3, fault: 'cash', found: '' },
    ]);
  });

  it('keep a cell with line breaks, quotes, tabs or commas in one', () => {
    const cell = '"House 8\nRoad ""2"",\tBlock C"';
    const text = `Name\tPhone\tAddress\n${good.replace('House 8', cell)}\r\n${good}\r\n`;
    const { rows, faults } = readSheet(text, places);
    expect(faults).toEqual([]);
    expect(rows.map(({ address }) => address)).toEqual(['House 8 Road "2", Block C', 'House 8']);
    const inches = readSheet(
      good.replace('House 8', '5" pipe lane').replace('Sumaiya', '"Nila" Shop'),
      places,
    );
    expect(inches.rows).toMatchObject([{ to: '"Nila" Shop', address: '5" pipe lane' }]);
    const third = [good, good.replace('House 8', cell), good.replace('mirpur', 'Sylhet')].join(
      '\n',
    );
    expect(readSheet(third, places).faults).toEqual([{ row: 3, fault: 'area', found: 'Sylhet' }]);
  });

  it('come between commas, too, and are asked about where a comma may split an amount', () => {
    const text =
      'Karim,01712345678,"House 9, Road 2",Mirpur,"1,450",2,5\nNila,01712345678,House 9,Mirpur,950,1';
    expect(readSheet(text.replace('2,5', '2'), places).rows).toMatchObject([
      { address: 'House 9, Road 2', goods: 1450, kilos: 2 },
      { address: 'House 9', goods: 950 },
    ]);
    const asked = (line: string) => readSheet(line, places).faults;
    for (const cash of ['1,050', '1,100', '1,450,2', '1,450']) {
      expect(asked(`Nila,01712345678,House 9,Mirpur,${cash},`)).toContainEqual({
        row: 1,
        fault: 'cash',
        found: cash,
      });
    }
  });

  it.each([
    '\ufeffSumaiya\t1712345610\tHouse 8\tmirpur\t1,450\t1',
    'Sumaiya\u200b\t\u200e1712345610\tHouse 8\tMirpur\u200b\t\u20601,450\t\u200b1',
    'Sumaiya\t１７１２３４５６１０\tHouse 8\tＭｉｒｐｕｒ\t１，４５０\t１',
    'Sumaiya\t١٧١٢٣٤٥٦١٠\tHouse 8\tMIRPUR\t١٬٤٥٠\t١',
    'Sumaiya\tO1712-34561O\tHouse 8\tmirpur\t৳ 1,450\t1',
    'Sumaiya\t1712345610\tHouse 8\tmirpur\t1,450\t1\t',
    'Sumaiya\t1712345610\tHouse 8\tmirpur\t1450\t\t\t\r\n\t\t\t\t\t\t',
    'Name,Phone,Address,Area,Cash,Kilos,\nSumaiya,1712345610,House 8,Mirpur,1450,1,',
    'Sumaiya,1712345610,House 8,Mirpur,"1,450",1,,\r\n,,,,,,,',
    'Sumaiya,1712345610,House 8,Mirpur,1450,,',
    'Sumaiya, 1712345610, House 8, মিরপুর, ১৪৫০, ১,',
  ])('are read as they are pasted: %j', (text) => {
    const row = { to: 'Sumaiya', phone: '01712345610', address: 'House 8', place: 'mirpur' };
    expect(readSheet(text, places)).toEqual({
      rows: [{ ...row, goods: 1450, kilos: 1 }],
      faults: [],
    });
  });

  it('have a comma in a weight for its point', () => {
    const weighed = (kilos: string) => readSheet(good.replace(/1$/, kilos), places);
    expect(weighed('2,5').rows).toMatchObject([{ kilos: 3 }]);
    for (const wrong of ['2 5', '1,250']) {
      expect(weighed(wrong).faults).toEqual([{ row: 1, fault: 'kilos', found: wrong }]);
    }
  });

  it('are refused by row with what stands there', () => {
    const text = [
      good,
      'Karim\t0171\tHouse 9\tSylhet\t12 boxes',
      '\t01712345678\t\tSavar\t-5\t500',
    ].join('\n');
    expect(readSheet(text, places).faults).toEqual([
      { row: 2, fault: 'phone', found: '0171' },
      { row: 2, fault: 'area', found: 'Sylhet' },
      { row: 2, fault: 'cash', found: '12 boxes' },
      { row: 3, fault: 'name', found: '' },
      { row: 3, fault: 'address', found: '' },
      { row: 3, fault: 'cash', found: '-5' },
      { row: 3, fault: 'kilos', found: '500' },
    ]);
  });
});
