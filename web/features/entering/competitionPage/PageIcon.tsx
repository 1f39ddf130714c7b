import { Drawing } from '../../../ui/Icon.tsx';

const PATHS = {
  place: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1',
  document: 'M13.5 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7.5L13.5 3ZM13 3v5h5M9 13h6M9 17h4',
  mail: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  phone:
    'M8.5 4 6 4.6C4.5 5 4 6.4 4.3 8 5.5 13.7 10.3 18.5 16 19.7c1.6.3 3-.2 3.4-1.7l.6-2.5-4-2-1.7 1.7a11 11 0 0 1-5.5-5.5L10.5 8l-2-4Z',
} as const;

export type PageIconName = keyof typeof PATHS;

/** Icons of this page alone. */
export function PageIcon({ name, small = false }: { readonly name: PageIconName; readonly small?: boolean }) {
  return <Drawing path={PATHS[name]} small={small} />;
}
