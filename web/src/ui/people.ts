/** Twelve faces for people, drawn like the characters', young and old; which is whose the protocol says by number. */
import { drawn, EYES, type Look, SMILE } from './portrait.ts';

const BROWS =
  '<path d="M15.6 15.4c.8-.6 1.9-.6 2.6 0M21.8 15.4c.8-.6 1.9-.6 2.6 0" fill="none" stroke="#3a1f12" stroke-width=".9"/>';
const CHEEKS =
  '<g fill="#e2725b" fill-opacity=".35"><circle cx="15" cy="21" r="1.7"/><circle cx="25" cy="21" r="1.7"/></g>';
const GLASSES = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="1"><circle cx="16.7" cy="18" r="2.8"/><circle cx="23.3" cy="18" r="2.8"/><path d="M19.5 17.6c.3-.3.7-.3 1 0M13.9 17.5l-1.3-.6M26.1 17.5l1.3-.6"/></g>`;

const LOOKS: readonly Look[] = [
  // A girl with red plaits.
  {
    ground: '#cfe3a8',
    skin: '#f3cfae',
    coat: '#2f6f8f',
    back: '<g fill="#b4471f"><path d="M12.5 15c-4 2-5.5 8-4.6 15.5 2 .9 3.6-.1 4-2.5Z"/><path d="M27.5 15c4 2 5.5 8 4.6 15.5-2 .9-3.6-.1-4-2.5Z"/></g><g fill="#f4b63f"><circle cx="9.5" cy="30" r="1.6"/><circle cx="30.5" cy="30" r="1.6"/></g>',
    over:
      '<path d="M12 18c-.8-7 3-11.5 8-11.5S28.8 11 28 18c-1.2-3.8-3.6-6-8-7-1.5 3-4.5 5.5-8 7Z" fill="#c9552a"/>' +
      `<g fill="#b8703f"><circle cx="15.4" cy="20.5" r=".5"/><circle cx="16.9" cy="21.2" r=".5"/><circle cx="24.6" cy="20.5" r=".5"/><circle cx="23.1" cy="21.2" r=".5"/></g>${SMILE}`,
  },
  // A grandmother with a white bun.
  {
    ground: '#d9cbe8',
    skin: '#efc9a6',
    coat: '#7a3b52',
    back: '<circle cx="20" cy="6.3" r="4.2" fill="#e9e5dc"/><path d="M11 22V16c0-5.5 4-9 9-9s9 3.5 9 9v6Z" fill="#dcd7cc"/>',
    over:
      '<path d="M12.3 17c-.3-5.5 3-8.7 7.7-8.7s8 3.2 7.7 8.7c-1.8-3-4.3-4.3-7.7-4.3s-5.9 1.3-7.7 4.3Z" fill="#f1eee6"/>' +
      `${GLASSES('#7a3b52')}${CHEEKS}${SMILE}<path d="M14 30c3.5 2.6 8.5 2.6 12 0" fill="none" stroke="#f7ecd8" stroke-width="1.4" stroke-dasharray=".1 2"/>`,
  },
  // A boy in a cap.
  {
    ground: '#ffd9a0',
    skin: '#a86a3f',
    coat: '#d8d2c2',
    back: '',
    over:
      '<path d="M12.5 17.5v-3h15v3c-.4-1.2-1-1.8-1.6-2H14.1c-.6.2-1.2.8-1.6 2Z" fill="#2a1a12"/>' +
      '<path d="M11.8 14.5C11.6 8.5 15 5.5 20 5.5s8.4 3 8.2 9c-5-1.7-11.4-1.7-16.4 0Z" fill="#2569a8"/><path d="M22 13.3c4.5-.5 8.5.2 11 2.2-3 .9-7.5.7-11-.4Z" fill="#1b4f80"/><circle cx="20" cy="5.7" r="1.1" fill="#1b4f80"/>' +
      '<path d="M16.5 21.6c2 2.6 5 2.6 7 0Z" fill="#fff8ec"/>',
  },
  // A grandfather, bald, with a grey beard.
  {
    ground: '#b9d6d2',
    skin: '#e8b890',
    coat: '#5a6b2f',
    back: '<g fill="#c9c6bf"><circle cx="12.8" cy="16.5" r="2.3"/><circle cx="27.2" cy="16.5" r="2.3"/></g>',
    over:
      '<path d="M12.6 18.5c-.2 7 2.9 11 7.4 11s7.6-4 7.4-11c-1 2.2-2 2.7-3.2 2.2-2.4-1.2-6-1.2-8.4 0-1.2.5-2.2 0-3.2-2.2Z" fill="#d3d0c8"/>' +
      `<path d="M17.5 23.3c1.5 1.2 3.5 1.2 5 0" fill="none" stroke="#8a3f30" stroke-width="1.2"/>${BROWS.replaceAll('#3a1f12', '#b5b1a7')}`,
  },
  // A woman in a headscarf.
  {
    ground: '#f4c9b2',
    skin: '#d9a273',
    coat: '#2c7a78',
    back: '<path d="M8.5 34C7.5 20 10.5 6 20 6s12.5 14 11.5 28Z" fill="#2c7a78"/>',
    over:
      '<path d="M12.2 20C11.3 11 14.5 7 20 7s8.7 4 7.8 13c-.7-5.5-3.3-8.3-7.8-8.3S12.9 14.5 12.2 20Z" fill="#379592"/>' +
      `<path d="M12.2 20c.6 4.5 3.6 7.3 7.8 7.3s7.2-2.8 7.8-7.3c2 5-.3 11.5-7.8 12-7.5-.5-9.8-7-7.8-12Z" fill="#379592"/>${BROWS}${SMILE}`,
  },
  // A young man with a round head of curls.
  {
    ground: '#9fd0e6',
    skin: '#6f4327',
    coat: '#e08a2b',
    back: '<g fill="#1d1410"><circle cx="20" cy="11" r="7.8"/><circle cx="12.6" cy="14" r="4.2"/><circle cx="27.4" cy="14" r="4.2"/><circle cx="14.6" cy="8.6" r="4"/><circle cx="25.4" cy="8.6" r="4"/></g>',
    over:
      '<path d="M12.7 15.5c1-4 3.6-6 7.3-6s6.3 2 7.3 6c-2-2-4.4-2.8-7.3-2.8s-5.3.8-7.3 2.8Z" fill="#1d1410"/>' +
      '<path d="M16.3 21.5c2.1 2.7 5.3 2.7 7.4 0Z" fill="#fff8ec"/>',
  },
  // A woman with long black hair and a fringe.
  {
    ground: '#f7d6de',
    skin: '#f2cda4',
    coat: '#4a4f8c',
    back: '<path d="M10 33c-1-6 .2-11 .2-16C10.2 10 14 6.5 20 6.5S29.8 10 29.8 17c0 5 1.2 10 .2 16-2.5 1-17.5 1-20 0Z" fill="#17131a"/>',
    over: `<path d="M12.2 16.5C12 10.5 15 8 20 8s8 2.5 7.8 8.5c-1.5-1-2.3-1.3-3.3-1.4l-.6-1.6-.6 1.5h-6.6l-.6-1.5-.6 1.6c-1 .1-1.8.4-3.3 1.4Z" fill="#231d28"/>${CHEEKS}${SMILE}`,
  },
  // A man with a parting and glasses.
  {
    ground: '#dfe0b0',
    skin: '#ecbf98',
    coat: '#30506b',
    back: '<path d="M17 30.5 20 34l3-3.5 1.5 1.5L21 37h-2l-3.5-5Z" fill="#f7f1e2"/>',
    over:
      '<path d="M12.3 17.5C11 10 14.5 6.5 19.5 6.5c5.5 0 9.2 3.5 8.2 11-.8-2.6-1.6-4.3-2.7-5.3-3 .6-6.5 0-9-1.4-.9 1.7-2.7 3.5-3.7 6.7Z" fill="#6b4423"/>' +
      `${GLASSES('#26211a')}<path d="M17.5 22.8c1.5 1 3.5 1 5 0" fill="none" stroke="#3a1f12" stroke-width="1.1"/>`,
  },
  // A fair child with hair that stands up.
  {
    ground: '#bcdcc0',
    skin: '#f7d8bd',
    coat: '#c0392b',
    back: '',
    over:
      '<path d="M12.4 17C11.5 12 12.5 9.5 14 8.5l.6 1.3L16 6.3l1.6 2L20 5l1.7 3 2.6-2 .5 2.8 2.5-.4c1 2 1.2 4.6.4 8.6-.8-2.5-1.6-3.6-2.7-4.4-3.5 1-7 1-10 0-1.2 1-2 2.2-2.6 4.4Z" fill="#e9bd56"/>' +
      `${CHEEKS}<path d="M16.5 21.6c2 2.6 5 2.6 7 0Z" fill="#fff8ec"/><path d="M9.5 33.5h21" stroke="#f7ecd8" stroke-width="2.2"/>`,
  },
  // A woman with big curls and earrings.
  {
    ground: '#f3d07a',
    skin: '#8f5a36',
    coat: '#a8325a',
    back: '<g fill="#3b2116"><circle cx="20" cy="10.5" r="7"/><circle cx="12" cy="12.5" r="5"/><circle cx="28" cy="12.5" r="5"/><circle cx="9.8" cy="19" r="4.6"/><circle cx="30.2" cy="19" r="4.6"/><circle cx="11" cy="25.5" r="4"/><circle cx="29" cy="25.5" r="4"/></g>',
    over:
      '<path d="M12.6 15.5c.9-4.2 3.6-6.2 7.4-6.2s6.5 2 7.4 6.2c-2.7-.2-5-1.5-6.4-3.7-1.8 2.2-4.9 3.6-8.4 3.7Z" fill="#4b2b1d"/>' +
      `<g fill="none" stroke="#f8e3a1" stroke-width="1"><circle cx="12.3" cy="23.5" r="1.6"/><circle cx="27.7" cy="23.5" r="1.6"/></g><path d="M17 22.2c1.6 1.9 4.4 1.9 6 0Z" fill="#a8325a"/>`,
  },
  // A man with a flat cap and a moustache.
  {
    ground: '#c8d3e8',
    skin: '#d99f70',
    coat: '#6d5a43',
    back: '<g fill="#8d8478"><circle cx="13.2" cy="17" r="1.8"/><circle cx="26.8" cy="17" r="1.8"/></g>',
    over:
      '<path d="M11 14.5c-.5-4.8 3.5-8 9.5-8 5.5 0 9 2.6 9 6.5 0 1-.6 1.7-1.5 1.9-5.5-1.6-11.5-1.8-17-.4Z" fill="#8a7350"/><path d="M10.5 14.6c5.5-1.9 13-1.7 18.5.4-4.5 1.5-14 1.7-18.5-.4Z" fill="#6b5738"/>' +
      '<path d="M14.8 22.6c1.2-2 3.4-2.3 5.2-1.2 1.8-1.1 4-.8 5.2 1.2-1.8.9-3.7.8-5.2-.2-1.5 1-3.4 1.1-5.2.2Z" fill="#8d8478"/>',
  },
  // A woman with a grey bob and a scarf.
  {
    ground: '#e8c4a0',
    skin: '#f1cfb2',
    coat: '#3f5d4a',
    back: '<path d="M10.5 24.5c-1-12 3-18 9.5-18s10.5 6 9.5 18c-2.5 1.3-4 1-5 0h-9c-1 1-2.5 1.3-5 0Z" fill="#8b8f98"/>',
    over:
      '<path d="M12.2 18.5C11.6 11.5 14.8 8 20 8s8.4 3.5 7.8 10.5c-1-3.3-3-5.4-6-6.3-2.4 2.5-5.6 4.8-9.6 6.3Z" fill="#a3a7b0"/>' +
      `<path d="M11.5 29.5c5 3 12 3 17 0l1.5 3.5c-6 3.5-14 3.5-20 0Z" fill="#d9733a"/>${SMILE}`,
  },
];

/** The picture of a face, as an address; null if this page does not know it. */
export function personPortrait(face: number): string | null {
  const look = LOOKS[face - 1];
  return look ? drawn(look, EYES) : null;
}
