/** The salary sheet of a knitwear factory; one row shows how its amount came about. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { grouped, taka } from '#kit/money.ts';
import { indigo, paddy, shapla, white } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { month, type Operator, operators, wage } from './operators.ts';

export const size = sizes.screen;
export const detail = { left: 800, top: 400, width: 790 };

const theme = themed({ accent: paddy[700], tint: paddy[100], line: 'oklch(.91 .015 150)' });
const columns = '430px 1fr 1fr 1fr 1.2fr 90px';

function Part({ label, amount, sign }: { label: string; amount: number; sign?: string }) {
  return (
    <Box row gap={22}>
      {sign ? (
        <T size={34} weight={500} soft>
          {sign}
        </T>
      ) : null}
      <Box gap={0}>
        <T size={23} soft line>
          {label}
        </T>
        <T size={33} weight={700} line>
          {grouped(amount)}
        </T>
      </Box>
    </Box>
  );
}

function Row({ operator, open }: { operator: Operator; open: boolean }) {
  const pay = wage(operator);
  return (
    <Box
      bg={open ? paddy[100] : undefined}
      round={open ? 18 : 0}
      style={{ borderTop: open ? undefined : `2px solid ${v.line}` }}
    >
      <Box grid={columns} align="center" h={open ? 76 : 68} pad="0 24">
        <Box row gap={18}>
          <Person size={54} {...operator.face} bg={open ? white : paddy[100]} />
          <T size={29} weight={open ? 700 : 500} line>
            {operator.name}
          </T>
        </Box>
        <T size={26} soft>
          Grade {operator.grade}
        </T>
        <T
          size={27}
          right
          color={operator.days < month ? shapla[700] : undefined}
          weight={operator.days < month ? 700 : 400}
        >
          {operator.days}
        </T>
        <T size={27} right>
          {operator.hours} h
        </T>
        <T size={30} weight={700} right line>
          {taka(pay.net)}
        </T>
        <Box align="flex-end">
          <Icon
            name={open ? 'tabler:chevron-up' : 'tabler:chevron-down'}
            size={28}
            color={v.soft}
          />
        </Box>
      </Box>
      {open ? (
        <Box row justify="space-between" pad="4 32 24 96">
          <Part label="Basic" amount={pay.basic} />
          <Part label="House rent" amount={pay.rent} sign="+" />
          <Part label="Medical, food, bus" amount={pay.allowances} sign="+" />
          <Part label={`Overtime ${operator.hours} h, double`} amount={pay.overtime} sign="+" />
          <Part label="Advance" amount={operator.advance} sign="−" />
        </Box>
      ) : null}
    </Box>
  );
}

export default function SalarySheet() {
  return (
    <Scene size={size} theme={theme} bg={paddy[300]}>
      <Window w={1480} h={990} at={[60, 56]}>
        <Box row gap={44} h={88} pad="0 40" bg={paddy[700]} color={white}>
          <T head size={34} style={{ flex: 1 }}>
            HRM
          </T>
          {['Attendance', 'Leave', 'Overtime', 'Salary'].map((word) => (
            <T
              key={word}
              size={25}
              weight={word === 'Salary' ? 700 : 500}
              line
              style={{
                opacity: word === 'Salary' ? 1 : 0.75,
                padding: '26px 0 20px',
                borderBottom: `6px solid ${word === 'Salary' ? 'oklch(.82 .16 75)' : 'transparent'}`,
              }}
            >
              {word}
            </T>
          ))}
        </Box>
        <Box pad="28 40" gap={16}>
          <Box row justify="space-between">
            <Box gap={2}>
              <T head size={44}>
                Salary sheet, November
              </T>
              <T size={25} soft>
                Sewing line 4 · বেতন শিট · 26 working days
              </T>
            </Box>
            <Badge bg={indigo[100]} color={indigo[700]} size={25}>
              bKash and bank lists ready
            </Badge>
          </Box>
          <Box>
            <Box
              grid={columns}
              align="center"
              h={46}
              pad="0 24"
              style={{ fontWeight: 500 }}
              color={v.soft}
            >
              <T size={23}>Operator</T>
              <T size={23}>Grade</T>
              <T size={23} right>
                Present
              </T>
              <T size={23} right>
                Overtime
              </T>
              <T size={23} right>
                Net pay
              </T>
            </Box>
            {operators.map((operator, index) => (
              <Row key={operator.name} operator={operator} open={index === 1} />
            ))}
          </Box>
        </Box>
      </Window>
    </Scene>
  );
}
