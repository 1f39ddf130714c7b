import { Drawing } from '../ui/Icon.tsx';

const PATHS = {
  home: 'M4 11.2 12 4l8 7.2M6.5 9v10.5h11V9M10 19.5V14h4v5.5',
  rink: 'M8 6h8a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2a5 5 0 0 1 5-5ZM12 6v12M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  cup: 'M8 4h8v5.5a4 4 0 0 1-8 0ZM8 6H4.5v1A3.5 3.5 0 0 0 8 10.5M16 6h3.5v1a3.5 3.5 0 0 1-3.5 3.5M12 13.5V17M8.5 20h7l-1-3h-5Z',
  archive: 'M4 5h16v4H4ZM5.5 9v10h13V9M10 13h4',
  skater: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM5.5 20.5c.3-5 2.6-8 6.5-8s6.2 3 6.5 8',
  coach:
    'M10 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 20.5c.3-5 2.3-7.7 6-7.7 1.2 0 2.2.3 3 .8M17 20.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM17 15v2l1.4 1',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19.5c.3-3.7 2.5-5.5 6-5.5s5.7 1.8 6 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17.5 14.4c2.2.6 3.4 2.3 3.6 5.1',
  couple:
    'M8 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM16 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 20v-4a4 4 0 0 1 8 0 4 4 0 0 1 8 0v4M12 16v4',
  entries: 'M6 4h12v16H6ZM9 9h6M9 12.5h6M9 16h3',
  detail:
    'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  form: 'M5 4h14v16H5ZM8.5 8.5l1 1 2-2M8.5 14.5l1 1 2-2M14 9h2M14 15h2',
  calendar: 'M4 9.5h16M8 3v4M16 3v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  money:
    'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.01M18 12h.01',
  waitlist: 'M7 4h10M7 20h10M8 4c0 4 4 5 4 8s-4 4-4 8M16 4c0 4-4 5-4 8s4 4 4 8',
  reminder: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5ZM10 20h4M12 3v2.5',
  export: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  eligibility: 'M12 3.5 5 6v5.5c0 4.5 2.8 7.5 7 9 4.2-1.5 7-4.5 7-9V6ZM9 12l2.2 2.2L15.2 10',
  card: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM8.5 11.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5.8 15.5c.2-1.6 1.1-2.3 2.7-2.3s2.5.7 2.7 2.3M14.5 10h3.5M14.5 13.5h3.5',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10.3 4h3.4l.5 2.4 1.5.9 2.3-.8 1.7 3-1.8 1.6v1.8l1.8 1.6-1.7 3-2.3-.8-1.5.9-.5 2.4h-3.4l-.5-2.4-1.5-.9-2.3.8-1.7-3 1.8-1.6v-1.8L4.3 9.5l1.7-3 2.3.8 1.5-.9Z',
  invoice: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5ZM9 8.5h6M9 12h6',
} as const;

export type MenuIconName = keyof typeof PATHS;

/** The drawings of the admin menu, in the style of Icon; a module of their own, so that visitors do not fetch them. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return <Drawing path={PATHS[name]} />;
}
