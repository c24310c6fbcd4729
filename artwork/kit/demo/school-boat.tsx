/** A school boat on a wide brown river: a long roof of bamboo, children at the windows. */
export function SchoolBoat({ w, h }: { w: number; h: number }) {
  const heads = ['#7a4a2c', '#8a5836', '#6b4024', '#8a5836', '#7a4a2c'];
  const cloths = ['#f2c230', '#e4572e', '#2e86ab', '#7bb241', '#d64c8a'];
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 1200 440"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="1200" height="440" fill="#fcd9a0" />
      <circle cx="930" cy="130" r="76" fill="#f58a3c" />
      <path d="M0 210q180-36 380-12t420-14t400 10v40H0z" fill="#d7b36a" />
      <path d="M0 222q160-14 300-2t340-6v30H0z" fill="#86a35c" />
      <rect y="234" width="1200" height="206" fill="#5b9aa8" />
      <path d="M838 234h184q-24 34-92 34t-92-34z" fill="#f6b26b" opacity=".7" />
      <g stroke="#8fc0c8" strokeWidth="5" strokeLinecap="round">
        <path d="M40 280h120M230 400h170M900 320h150M1040 392h110M60 356h70M700 420h110" />
      </g>
      <path d="M340 340V196h500v130z" fill="#f7ead0" />
      {heads.map((skin, index) => {
        const x = 372 + index * 92;
        return (
          <g key={x}>
            <rect x={x} y="216" width="68" height="66" rx="6" fill="#2a5561" />
            <circle cx={x + 34} cy="246" r="16" fill={skin} />
            <path d={`M${x + 18} 242q16-26 32 0q-16-8-32 0z`} fill="#1c120c" />
            <path d={`M${x + 10} 282q2-22 24-22t24 22z`} fill={cloths[index]} />
          </g>
        );
      })}
      <path d="M250 296q330 70 720-26q-34 100-120 108H400q-110-8-150-82z" fill="#3b2417" />
      <path d="M250 296q330 70 720-26l-8 22q-350 86-696 28z" fill="#e4572e" />
      <path d="M316 204q40-96 140-100h280q100 4 136 96q-280 20-556 4z" fill="#c08a3e" />
      <path
        d="M330 190q260 14 530-4M350 166q240 12 484-2M384 140q200 8 412-2"
        stroke="#8f6226"
        strokeWidth="5"
        fill="none"
      />
      <path d="M456 106v98M560 104v102M660 104v102M760 108v94" stroke="#8f6226" strokeWidth="5" />
      <rect x="560" y="84" width="90" height="46" fill="#2b3f86" transform="rotate(-8 605 107)" />
      <path d="M590 82l8 48M620 78l8 48M562 106l90-12" stroke="#7f97e0" strokeWidth="3" />
      <path d="M300 300V120" stroke="#3b2417" strokeWidth="6" />
      <path d="M300 124h64v40h-64z" fill="#0b7a4b" />
      <circle cx="328" cy="144" r="12" fill="#e8312f" />
      <circle cx="926" cy="196" r="16" fill="#6b4024" />
      <path d="M904 286q-2-72 22-74t26 66z" fill="#fff" />
      <path d="M936 210L1010 390" stroke="#2a1a10" strokeWidth="6" />
    </svg>
  );
}
