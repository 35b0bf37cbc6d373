/** The faces of the characters, drawn as pictures of their own. */
import type { Character } from './company.ts';

export interface Look {
  ground: string;
  skin: string;
  coat: string;
  /** Behind the head, and over it. */
  back: string;
  over: string;
}
export const EYES = '<circle cx="17" cy="18" r="1.1"/><circle cx="23" cy="18" r="1.1"/>';
export const SMILE = '<path d="M17 22c1.6 1.7 4.4 1.7 6 0" fill="none" stroke="#3a1f12" stroke-width="1.1"/>';
/** Their own colours, so that a face is the same by day and by night. */
const LOOKS: Record<Character, Look> = {
  companion: {
    ground: '#a9d7ea',
    skin: '#c98f5f',
    coat: '#1d6453',
    back: '',
    over:
      '<path d="M12 16c0-7 3.5-9.5 8-9.5s8 2.5 8 9.5c-1.5-3-4-4.5-8-4.5s-6.5 1.5-8 4.5Z" fill="#26211a"/>' +
      '<path d="M12.5 18c.3 6 3.3 9.5 7.5 9.5s7.2-3.5 7.5-9.5c-1.5 2.5-2.5 3-3.5 2.5-2-1-6-1-8 0-1 .5-2 0-3.5-2.5Z" fill="#26211a"/>' +
      '<path d="M17.5 23c1.4 1.3 3.6 1.3 5 0" fill="none" stroke="#f7ddc5" stroke-width="1.2"/>',
  },
  teacher: {
    ground: '#f6d58a',
    skin: '#7a4a2b',
    coat: '#8c3b6b',
    back: '',
    over:
      '<path d="M11.5 15c-.5-6 3-11 9-11 5.5 0 8.5 4.5 8 11-2.5-2.5-5-3.5-8.5-3.5s-6 1-8.5 3.5Z" fill="#b5362b"/>' +
      '<path d="M12 11.5c5-3 11-3 16.5 0" fill="none" stroke="#f4b63f" stroke-width="1.6"/><circle cx="27" cy="6" r="3" fill="#b5362b"/>' +
      `<circle cx="12.3" cy="22" r="1.3" fill="#f4b63f"/><circle cx="27.7" cy="22" r="1.3" fill="#f4b63f"/>${SMILE}`,
  },
  architect: {
    ground: '#bfe0cb',
    skin: '#b57a4e',
    coat: '#17445c',
    back: '<path d="M10.5 30V17c0-6 4-9.5 9.5-9.5s9.5 3.5 9.5 9.5v13Z" fill="#1f1712"/><circle cx="20" cy="6" r="3.6" fill="#1f1712"/>',
    over:
      '<path d="M12.5 16c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5c-3-1-5-2.5-6.5-5-1.5 2.5-4.5 4-8.5 5Z" fill="#1f1712"/>' +
      `<g fill="none" stroke="#efe8da" stroke-width="1"><circle cx="16.7" cy="18" r="2.9"/><circle cx="23.3" cy="18" r="2.9"/><path d="M19.6 18h.8"/></g>${SMILE}`,
  },
  saver: {
    ground: '#f2cfae',
    skin: '#e0a878',
    coat: '#6b4300',
    back: '',
    over:
      '<g fill="#5a3418"><circle cx="13.5" cy="12" r="3.2"/><circle cx="17" cy="9" r="3.4"/><circle cx="21.5" cy="8.5" r="3.4"/><circle cx="25.5" cy="11" r="3.3"/><circle cx="27" cy="14" r="2.2"/></g>' +
      '<path d="M15.5 22.3c1.5-1.6 3.3-1.5 4.5-.6 1.2-.9 3-1 4.5.6-1.6.7-3.2.6-4.5-.2-1.3.8-2.9.9-4.5.2Z" fill="#5a3418"/>' +
      '<path d="M11 29c5 3.5 13 3.5 18 0l1 4c-6 3.5-14 3.5-20 0Z" fill="#1d6453"/>',
  },
  gambler: {
    ground: '#edc0c4',
    skin: '#f0c6a4',
    coat: '#26211a',
    back: '<path d="M11 26V16c0-5 4-8 9-8s9 3 9 8v10c-2 1-4 1-5 0h-8c-1 1-3 1-5 0Z" fill="#d9a441"/>',
    over:
      '<path d="M8 13.5c3-2 7-2.5 12-2.5s9 .5 12 2.5c-3 1-7 1.3-12 1.3s-9-.3-12-1.3Z" fill="#3c2a4d"/><path d="M13.5 12c0-5 2-8 6.5-8s6.5 3 6.5 8c-4 1-9 1-13 0Z" fill="#3c2a4d"/><path d="M13.5 11.5c4 1 9 1 13 0" fill="none" stroke="#f4b63f" stroke-width="1.5"/>' +
      '<path d="M21.5 15.8c1-.9 2.3-.9 3.2-.2" fill="none" stroke="#7a5535" stroke-width="1"/><path d="M18 22.5c2 .9 3.8.4 5.2-1" fill="none" stroke="#8a2f2a" stroke-width="1.2"/>',
  },
  hermit: {
    ground: '#c3ccd6',
    skin: '#efcfb4',
    coat: '#4a5566',
    back: '<path d="M8.5 32c0-16 4-26 11.5-26s11.5 10 11.5 26Z" fill="#5b6779"/>',
    over:
      '<path d="M12.5 19c0-6 3-9 7.5-9s7.5 3 7.5 9c-1.5-3-4-5-7.5-5s-6 2-7.5 5Z" fill="#d6d3cc"/>' +
      '<g fill="none" stroke="#3a1f12" stroke-width="1.1"><path d="M15.7 18.3c.8.7 1.8.7 2.6 0M21.7 18.3c.8.7 1.8.7 2.6 0M18 22.6h4"/></g>',
  },
};

/** A portrait as an address: ground, shoulders, neck and head are everybody's; the rest is one's own. */
export function drawn({ ground, skin, coat, back, over }: Look, eyes = EYES): string {
  const inner =
    `<circle cx="20" cy="20" r="20" fill="${ground}"/>${back}` +
    `<path d="M5 41c0-8 6-12 15-12s15 4 15 12Z" fill="${coat}"/>` +
    `<path d="M17 24h6v5.5c-1.8 1.8-4.2 1.8-6 0Z" fill="${skin}"/>` +
    `<ellipse cx="20" cy="18" rx="7.5" ry="8.5" fill="${skin}"/>${eyes}${over}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" stroke-linecap="round">${inner}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

export const portrait = (who: Character): string => drawn(LOOKS[who], who === 'hermit' ? '' : EYES);
