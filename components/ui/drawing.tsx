import type { DrawingName } from '@/lib/content/schemas/drawings';
import styles from './drawing.module.css';

/** Outline of a drawing, and the part that is accented: paths on a grid of 24 units. */
type Paths = { readonly outline: string; readonly accent: string };

const DRAWINGS: Readonly<Record<DrawingName, Paths>> = {
  bag: { outline: 'M5 8h14l-1 12H6L5 8z', accent: 'M9 8V7a3 3 0 0 1 6 0v1' },
  card: { outline: 'M3 6h18v12H3V6zM3 10h18', accent: 'M7 14.5h4' },
  chart: { outline: 'M4 4v16h16', accent: 'M8.5 16v-4M13 16V8M17.5 16v-6' },
  check: { outline: 'M4 4h16v16H4V4z', accent: 'M8 12l3 3 5-6' },
  code: { outline: 'M8 7l-5 5 5 5M16 7l5 5-5 5', accent: 'M13.5 5.5l-3 13' },
  cycle: {
    outline: 'M20 12a8 8 0 0 1-14.5 4.6M4 12a8 8 0 0 1 14.5-4.6',
    accent: 'M18.5 3.5v4h-4M5.5 20.5v-4h4',
  },
  fields: { outline: 'M4 4h16v16H4V4z', accent: 'M8 9.5h8v5H8v-5z' },
  flask: {
    outline: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3',
    accent: 'M8.5 15.5h7',
  },
  hook: { outline: 'M3 12h11M10 8l4 4-4 4', accent: 'M19 5v14' },
  invoice: { outline: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3z', accent: 'M9.5 8h5M9.5 12h3' },
  key: {
    outline: 'M12 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.7 11.7L20 21',
    accent: 'M16 17l2.5-2.5',
  },
  list: { outline: 'M9 6h11M9 12h11M9 18h11', accent: 'M4 6h.5M4 12h.5M4 18h.5' },
  page: { outline: 'M3 5h18v14H3V5zM3 9h18', accent: 'M8 14h8' },
  person: {
    outline: 'M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7',
    accent: 'M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  },
  plug: { outline: 'M6 8h12v3a6 6 0 0 1-12 0V8zM12 17v4', accent: 'M9 3v5M15 3v5' },
  split: { outline: 'M12 4v5M12 9l-6 6M12 9l6 6', accent: 'M6 15v5M18 15v5' },
  vault: {
    outline: 'M4 4h16v15H4V4zM7 19v2M17 19v2',
    accent: 'M15 11.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  },
  wallet: {
    outline: 'M4 7h14a2 2 0 0 1 2 2v9a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V7zM4 7a2 2 0 0 1 2-2h11v2',
    accent: 'M15.5 13h1',
  },
};

/** A small drawing beside a choice; it says nothing that the words beside it do not. */
export function Drawing({ name }: { name: DrawingName }) {
  const { outline, accent } = DRAWINGS[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
      <path d={accent} className={styles.accent} />
    </svg>
  );
}
