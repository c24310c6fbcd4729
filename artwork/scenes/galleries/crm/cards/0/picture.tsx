/** Langol Machinery: a salesman's Tuesday on the map, and the harvester quotation under way. */
import { Box } from '#kit/box.tsx';
import { FieldMap } from '#kit/demo/field-map.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 494, top: 0, width: 698 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Langol Machinery',
    salesman: 'Mahfuz, Tuesday',
    day: '6 visits, 64 km',
    visits: [
      { time: '9.00', who: 'Golam Rabbani', what: 'Power tiller, service' },
      { time: '10.15', who: 'Shatagram Samity', what: 'Demonstration' },
      { time: '11.30', who: 'Dilip Roy', what: 'Harvester, quotation' },
      { time: '2.00', who: 'Bhai Bhai Traders', what: 'Dealer, spare parts' },
      { time: '3.30', who: 'Rasheda Parvin', what: 'Thresher, new lead' },
      { time: '4.45', who: 'Mukundapur haat', what: 'Leaflets, 2 leads' },
    ],
    towns: ['Birganj', 'Kaharole'],
    harvester: 'Combine harvester, 72 hp',
    subsidy: 'Subsidy, half',
    now: 'Now, on delivery',
    later: 'After boro, in June',
    call: 'Last call, Dilip Roy, Thursday',
    note: 'Wants to see it cut on his own 12 bigha before he signs. Brother-in-law shares the price. Promised a demonstration by Friday.',
  },
  bn: {
    brand: 'লাঙল মেশিনারি',
    salesman: 'মাহফুজ, মঙ্গলবার',
    day: '৬টি ভিজিট, ৬৪ কিমি',
    visits: [
      { time: '৯:০০', who: 'গোলাম রব্বানী', what: 'পাওয়ার টিলার, সার্ভিসিং' },
      { time: '১০:১৫', who: 'শতগ্রাম সমিতি', what: 'মাঠে প্রদর্শনী' },
      { time: '১১:৩০', who: 'দিলীপ রায়', what: 'হারভেস্টার, কোটেশন' },
      { time: '২:০০', who: 'ভাই ভাই ট্রেডার্স', what: 'ডিলার, যন্ত্রাংশ' },
      { time: '৩:৩০', who: 'রাশেদা পারভীন', what: 'থ্রেশার, নতুন আগ্রহী' },
      { time: '৪:৪৫', who: 'মুকুন্দপুর হাট', what: 'লিফলেট, ২ জন আগ্রহী' },
    ],
    towns: ['বীরগঞ্জ', 'কাহারোল'],
    harvester: 'কম্বাইন হারভেস্টার, ৭২ এইচপি',
    subsidy: 'ভর্তুকি, অর্ধেক',
    now: 'এখন, ডেলিভারিতে',
    later: 'বোরোর পর, জুনে',
    call: 'শেষ ফোন: দিলীপ রায়, বৃহস্পতিবার',
    note: 'সই করার আগে নিজের ১২ বিঘায় কেটে দেখতে চান। দামের ভাগ দেবেন ভগ্নিপতি। শুক্রবারের মধ্যে মাঠে দেখানোর কথা।',
  },
});

const theme = themed({
  ground: '#e4edc5',
  ink: '#1b2e18',
  soft: '#5f7258',
  line: '#dfe7cb',
  accent: '#e2451e',
  tint: '#fde8dd',
});

function Harvester() {
  return (
    <svg aria-hidden="true" width="197" height="120" viewBox="0 0 230 140">
      <path d="M70 30h110q14 0 14 14v50H56V50z" fill="#e2451e" />
      <path d="M84 4h62v40H78z" fill="#bfe0ee" stroke="#1b2e18" strokeWidth="5" />
      <path d="M76 2h78" stroke="#1b2e18" strokeWidth="7" />
      <path d="M160 30v-26h10v26" fill="#1b2e18" />
      <path d="M180 30l40-22" stroke="#f2b632" strokeWidth="11" strokeLinecap="round" />
      <path d="M60 66L26 92M60 90l-30 22" stroke="#1b2e18" strokeWidth="7" />
      <circle cx="24" cy="102" r="23" fill="#f2b632" />
      {[0, 45, 90, 135].map((turn) => (
        <path
          key={turn}
          d="M24 79v46"
          stroke="#1b2e18"
          strokeWidth="4"
          transform={`rotate(${turn} 24 102)`}
        />
      ))}
      <rect x="64" y="92" width="136" height="40" rx="20" fill="#1b2e18" />
      {[86, 116, 146, 178].map((x) => (
        <circle key={x} cx={x} cy="112" r="12" fill="#76866d" />
      ))}
    </svg>
  );
}

export default function FieldSales({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <div style={{ position: 'absolute', left: 390, top: 0 }}>
        <FieldMap w={810} h={750} done={2} towns={words.towns} language={language} />
      </div>
      <Box at={[0, 0]} w={390} h={750} bg="#1f5b2c" color="white" pad="28 26" gap={16} shadow>
        <Box row gap={12}>
          <Icon name="tabler:tractor" size={44} color="#f2d13c" />
          <T head size={30}>
            {words.brand}
          </T>
        </Box>
        <Box row gap={14}>
          <Person
            size={60}
            hair="side"
            wear="shirt"
            cloth="#f2d13c"
            cloth2="#fff"
            beard="stubble"
            skin={2}
            bg="#cfe3b0"
          />
          <Box>
            <T size={22} weight={700} leading={1.2}>
              {words.salesman}
            </T>
            <T size={19} leading={1.2} color="#c9e0bd">
              {words.day}
            </T>
          </Box>
        </Box>
        <Box gap={8}>
          {words.visits.map(({ time, who, what }, index) => {
            const on = index === 2;
            return (
              <Box
                key={time}
                row
                gap={14}
                pad="0 14"
                h={82}
                round={14}
                bg={on ? 'white' : index < 2 ? '#2c6a39' : '#286534'}
                color={on ? v.ink : 'white'}
              >
                <T
                  size={19}
                  weight={700}
                  style={{ width: 52 }}
                  color={on ? v.accent : '#f2d13c'}
                  line
                >
                  {time}
                </T>
                <Box grow>
                  <T size={22} weight={700} leading={1.2} line>
                    {who}
                  </T>
                  <T size={18} leading={1.2} line style={{ opacity: 0.8 }}>
                    {what}
                  </T>
                </Box>
                {index < 2 ? <Icon name="tabler:check" size={26} color="#a9d99a" /> : null}
              </Box>
            );
          })}
        </Box>
      </Box>
      <Box at={[800, 28]} w={372} bg="white" round={22} pad="16 26 18" gap={7} shadow>
        <Harvester />
        <T size={20} soft>
          {words.harvester}
        </T>
        <T head size={52} weight={800} line>
          {taka(2650000, language)}
        </T>
        {(
          [
            [words.subsidy, 1325000],
            [words.now, 500000],
            [words.later, 825000],
          ] as const
        ).map(([what, amount]) => (
          <Box
            key={what}
            row
            justify="space-between"
            style={{ borderTop: `2px solid ${v.line}` }}
            pad="8 0 0"
          >
            <T size={20}>{what}</T>
            <T size={22} weight={700} line>
              {taka(amount, language)}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[430, 572]} w={742} bg="#fffbe8" round={22} pad="20 26" gap={6} shadow>
        <Box row gap={10}>
          <Icon name="tabler:phone" size={26} color={v.accent} />
          <T size={20} weight={700} color={v.accent}>
            {words.call}
          </T>
        </Box>
        <T size={23} leading={1.35}>
          {words.note}
        </T>
      </Box>
    </Scene>
  );
}
