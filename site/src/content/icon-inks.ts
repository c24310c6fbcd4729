/** The brand colours of icons that their sets draw in one colour only, dark enough for a light plate. */
const inks: Readonly<Record<string, string>> = {
  'simple-icons:daisyui': '#0f9f7f',
  'simple-icons:django': '#0c4b33',
  'simple-icons:webrtc': '#2b2b2b',
  'simple-icons:mqtt': '#660066',
  'simple-icons:knexdotjs': '#c05f2d',
  'simple-icons:typeorm': '#e0340b',
  'simple-icons:cockroachlabs': '#5a2de0',
  'tabler:brand-react-native': '#1379a8',
  'drawn:websocket': '#3a2fb8',
};

/** The colour that stands for currentColor in an icon that is a file of its own. */
export const iconInk = (icon: string) => inks[icon] ?? '#3a3f5c';
