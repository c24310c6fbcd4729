type Woods = { readonly wood: string; readonly dark: string };

const shadow = { fill: '#000', opacity: 0.16 };

/** A wardrobe of two doors with a carved top, in a 720 by 470 room. */
export function Wardrobe({ wood, dark }: Woods) {
  return (
    <g>
      <ellipse cx="330" cy="424" rx="190" ry="12" {...shadow} />
      <path d="M170 60q160-44 320 0v352H170z" fill={dark} />
      <path d="M186 78h136v316H186zM338 78h136v316H338z" fill={wood} />
      <g fill="none" stroke={dark} strokeWidth="6">
        <path d="M206 104q48-24 96 0v120h-96zM206 248h96v122h-96zM358 104q48-24 96 0v120h-96zM358 248h96v122h-96z" />
      </g>
      <path d="M330 24q16 14 0 34q-16-20 0-34z" fill={wood} />
      <g fill="#d9b25c">
        <circle cx="312" cy="242" r="7" />
        <circle cx="348" cy="242" r="7" />
      </g>
      <path d="M176 412h34v14h-34zM450 412h34v14h-34z" fill={dark} />
    </g>
  );
}

/** A desk with three drawers and books on it. */
export function Desk({ wood, dark }: Woods) {
  return (
    <g>
      <ellipse cx="330" cy="424" rx="240" ry="11" {...shadow} />
      <path d="M96 236h470v26H96z" fill={wood} />
      <path d="M118 262h22v160h-22zM522 262h22v160h-22z" fill={dark} />
      <path d="M390 262h132v132H390z" fill={wood} />
      <path d="M400 272h112v32H400zM400 312h112v32H400zM400 352h112v32H400z" fill={dark} />
      <path
        d="M444 288h24M444 328h24M444 368h24"
        stroke="#d9b25c"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M140 380h250v12H140z" fill={dark} opacity=".7" />
      <path d="M180 176h22v60h-22z" fill="#b7372c" />
      <path d="M204 168h18v68h-18z" fill="#21475e" />
      <path d="M224 182h24v54h-24z" fill="#e2a13c" />
      <path
        d="M300 236v-8h54v8zM322 228l-14-62 34-30"
        fill="none"
        stroke="#3c5a46"
        strokeWidth="7"
      />
      <path d="M330 120l34 18-18 30-30-22z" fill="#3c5a46" />
    </g>
  );
}

/** An open shelf of four boards. */
export function Shelf({ wood, dark }: Woods) {
  return (
    <g>
      <ellipse cx="330" cy="424" rx="160" ry="10" {...shadow} />
      <path d="M198 50h22v372h-22zM440 50h22v372h-22z" fill={dark} />
      <path
        d="M198 60h264v14H198zM198 172h264v14H198zM198 284h264v14H198zM198 388h264v14H198z"
        fill={wood}
      />
      <path d="M236 108h18v64h-18z" fill="#b7372c" />
      <path d="M256 100h20v72h-20z" fill="#21475e" />
      <path d="M278 114h16v58h-16z" fill="#e2a13c" />
      <path d="M360 128h50q-4 44-25 44t-25-44z" fill="#c9744a" />
      <path d="M385 128q-22-30-4-52q18 24 4 52zM389 128q4-34 28-36q-2 30-28 36z" fill="#5f8a5a" />
      <path d="M250 232h80v52h-80z" fill="#efe3cf" />
      <path d="M360 248h22v36h-22zM386 240h18v44h-18z" fill="#7f9b78" />
      <path d="M250 352h150v36H250z" fill="#b9a88c" />
    </g>
  );
}
