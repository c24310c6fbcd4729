/** The salary sheet of a knitwear factory; one operator's payslip lies on it and shows the sum. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { grouped, taka } from '#kit/money.ts';
import { marigold, paddy, shapla, white } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { month, type Operator, opened, operators, wage } from './operators.ts';

export const size = sizes.screen;
export const detail = { left: 800, top: 416, width: 790 };

const theme = themed({ accent: paddy[700], tint: paddy[100], line: 'oklch(.91 .015 150)' });
const columns = '1fr 120px 140px 190px';

function Row({ operator }: { operator: Operator }) {
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
            {operator.name}
          </T>
          <T size={24} line leading={1.2} color={open ? paddy[100] : v.soft}>
            Grade {operator.grade}
          </T>
        </Box>
      </Box>
      <T size={30} right weight={away ? 700 : 400} color={away ? shapla[700] : undefined}>
        {operator.days}
      </T>
      <T size={30} right line>
        {operator.hours} h
      </T>
      <T size={33} weight={700} right line>
        {taka(wage(operator).net)}
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

function Payslip({ operator }: { operator: Operator }) {
  const pay = wage(operator);
  return (
    <Box w={520} h={750} bg={v.surface} round={28} shadow clip>
      <Box row gap={22} pad="36 36 30">
        <Person size={96} {...operator.face} bg={paddy[100]} />
        <Box>
          <T head size={38} line>
            {operator.name}
          </T>
          <T size={27} soft line>
            Payslip · পে-স্লিপ
          </T>
        </Box>
      </Box>
      <Box pad="22 36 16" style={{ borderTop: `3px dashed ${v.line}` }}>
        <Part label="Basic" amount={grouped(pay.basic)} />
        <Part label="House rent" amount={grouped(pay.rent)} />
        <Part label="Medical, food, bus" amount={grouped(pay.allowances)} />
        <Part
          label="Overtime"
          note={`${operator.hours} h, double`}
          amount={grouped(pay.overtime)}
        />
        <Part label="Advance" amount={grouped(-operator.advance)} />
      </Box>
      <Box pad="28 36 30" bg={marigold[400]} gap={2}>
        <T size={28} weight={600}>
          Net pay
        </T>
        <T head size={92} right line leading={1}>
          {taka(pay.net)}
        </T>
      </Box>
      <Box row gap={14} pad="0 36" h={96}>
        <Icon name="tabler:circle-check-filled" size={36} color={paddy[500]} />
        <T size={28} weight={600} line>
          bKash list ready
        </T>
      </Box>
    </Box>
  );
}

export default function SalarySheet() {
  return (
    <Scene size={size} theme={theme} bg={paddy[300]}>
      <Window w={1090} h={904} at={[44, 48]}>
        <Box row justify="space-between" h={138} pad="0 40">
          <Box gap={2}>
            <T head size={48} line>
              Salary sheet, November
            </T>
            <T size={27} soft line>
              Sewing line 4 · বেতন শিট · {month} working days
            </T>
          </Box>
        </Box>
        <Box grid={columns} align="center" h={58} pad="0 158 0 40" bg={paddy[100]} color={v.soft}>
          <T size={26} weight={500}>
            Operator
          </T>
          <T size={26} weight={500} right>
            Present
          </T>
          <T size={26} weight={500} right>
            Overtime
          </T>
          <T size={26} weight={500} right>
            Net pay
          </T>
        </Box>
        {operators.map((operator) => (
          <Row key={operator.name} operator={operator} />
        ))}
      </Window>
      <Box at={[1036, 125]}>
        <Payslip operator={opened} />
      </Box>
    </Scene>
  );
}
