/** The salary sheet of a knitwear factory; one operator's payslip lies on it and shows the sum. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { grouped, taka } from '#kit/money.ts';
import { accent, paddy, shapla, white } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { month, type Operator, opened, operators, wage } from './operators.ts';

export const size = sizes.screen;
export const detail = { left: 800, top: 416, width: 790 };
/** The payslip. */
export const portrait = { left: 1038, top: 131, width: 518 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Salary sheet, November',
    line: 'Sewing line 4 · বেতন শিট · 26 working days',
    head: { operator: 'Operator', present: 'Present', overtime: 'Overtime', net: 'Net pay' },
    grade: 'Grade',
    hours: 'h',
    names: {
      rokeya: 'Rokeya Begum',
      shirin: 'Shirin Akhter',
      malek: 'Abdul Malek',
      champa: 'Champa Rani',
      sumi: 'Sumi Khatun',
      jahangir: 'Jahangir Alam',
      mousumi: 'Mousumi Das',
      nur: 'Nur Islam',
    },
    payslip: 'Payslip · পে-স্লিপ',
    basic: 'Basic',
    rent: 'House rent',
    allowances: 'Medical, food, bus',
    overtime: 'Overtime',
    double: 'h, double',
    advance: 'Advance',
    net: 'Net pay',
    ready: 'bKash list ready',
  },
  bn: {
    title: 'বেতন শিট, নভেম্বর',
    line: 'সেলাই লাইন ৪ · ২৬ কর্মদিবস',
    head: { operator: 'অপারেটর', present: 'হাজিরা', overtime: 'ওভারটাইম', net: 'হাতে পাবেন' },
    grade: 'গ্রেড',
    hours: 'ঘণ্টা',
    names: {
      rokeya: 'রোকেয়া বেগম',
      shirin: 'শিরিন আক্তার',
      malek: 'আব্দুল মালেক',
      champa: 'চম্পা রানী',
      sumi: 'সুমি খাতুন',
      jahangir: 'জাহাঙ্গীর আলম',
      mousumi: 'মৌসুমী দাস',
      nur: 'নূর ইসলাম',
    },
    payslip: 'পে-স্লিপ',
    basic: 'মূল বেতন',
    rent: 'বাড়িভাড়া',
    allowances: 'চিকিৎসা, খাবার, বাস',
    overtime: 'ওভারটাইম',
    double: 'ঘণ্টা, দ্বিগুণ',
    advance: 'অগ্রিম',
    net: 'হাতে পাবেন',
    ready: 'বিকাশের তালিকা তৈরি',
  },
});

const theme = themed({ accent: paddy[700], tint: paddy[100], line: 'oklch(.91 .015 150)' });
const columns = '1fr 120px 140px 190px';

function Row({ operator, words, language }: SceneProps<Words> & { operator: Operator }) {
  const open = operator === opened;
  const away = operator.days < month;
  return (
    <Box
      grid={columns}
      align="center"
      h={84}
      pad="0 158 0 40"
      bg={open ? paddy[700] : undefined}
      color={open ? white : undefined}
      style={{ borderTop: `2px solid ${open ? paddy[700] : v.line}` }}
    >
      <Box row gap={18}>
        <Person size={62} {...operator.face} bg={paddy[100]} />
        <Box>
          <T size={30} weight={open ? 700 : 600} line leading={1.2}>
            {words.names[operator.id]}
          </T>
          <T size={24} line leading={1.2} color={open ? paddy[100] : v.soft}>
            {words.grade} {digits(operator.grade, language)}
          </T>
        </Box>
      </Box>
      <T size={30} right weight={away ? 700 : 400} color={away ? shapla[700] : undefined}>
        {digits(operator.days, language)}
      </T>
      <T size={30} right line>
        {digits(operator.hours, language)} {words.hours}
      </T>
      <T size={33} weight={700} right line>
        {taka(wage(operator).net, language)}
      </T>
    </Box>
  );
}

function Part({ label, note, amount }: { label: string; note?: string; amount: string }) {
  return (
    <Box row justify="space-between" align="baseline" h={54}>
      <T size={30} line>
        {label} {note ? <span style={{ color: v.soft, fontSize: 26 }}>{note}</span> : null}
      </T>
      <T size={32} weight={600} line style={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </T>
    </Box>
  );
}

function Payslip({ operator, words, language }: SceneProps<Words> & { operator: Operator }) {
  const pay = wage(operator);
  return (
    <Box w={520} h={750} bg={v.surface} round={28} shadow clip>
      <Box row gap={22} pad="36 36 30">
        <Person size={96} {...operator.face} bg={paddy[100]} />
        <Box>
          <T head size={38} line>
            {words.names[operator.id]}
          </T>
          <T size={27} soft line>
            {words.payslip}
          </T>
        </Box>
      </Box>
      <Box pad="22 36 16" style={{ borderTop: `3px dashed ${v.line}` }}>
        <Part label={words.basic} amount={grouped(pay.basic, language)} />
        <Part label={words.rent} amount={grouped(pay.rent, language)} />
        <Part label={words.allowances} amount={grouped(pay.allowances, language)} />
        <Part
          label={words.overtime}
          note={`${digits(operator.hours, language)} ${words.double}`}
          amount={grouped(pay.overtime, language)}
        />
        <Part label={words.advance} amount={grouped(-operator.advance, language)} />
      </Box>
      <Box pad="28 36 30" bg={accent[400]} gap={2}>
        <T size={28} weight={600}>
          {words.net}
        </T>
        <T head size={92} right line leading={1}>
          {taka(pay.net, language)}
        </T>
      </Box>
      <Box row gap={14} pad="0 36" h={96}>
        <Icon name="tabler:circle-check-filled" size={36} color={paddy[500]} />
        <T size={28} weight={600} line>
          {words.ready}
        </T>
      </Box>
    </Box>
  );
}

export default function SalarySheet({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme} bg={paddy[300]}>
      <Window w={1090} h={904} at={[44, 48]}>
        <Box row justify="space-between" h={138} pad="0 40">
          <Box gap={2}>
            <T head size={48} line>
              {words.title}
            </T>
            <T size={27} soft line>
              {words.line}
            </T>
          </Box>
        </Box>
        <Box grid={columns} align="center" h={58} pad="0 158 0 40" bg={paddy[100]} color={v.soft}>
          <T size={26} weight={500}>
            {words.head.operator}
          </T>
          <T size={26} weight={500} right>
            {words.head.present}
          </T>
          <T size={26} weight={500} right>
            {words.head.overtime}
          </T>
          <T size={26} weight={500} right>
            {words.head.net}
          </T>
        </Box>
        {operators.map((operator) => (
          <Row key={operator.id} operator={operator} words={words} language={language} />
        ))}
      </Window>
      <Box at={[1036, 125]}>
        <Payslip operator={opened} words={words} language={language} />
      </Box>
    </Scene>
  );
}
