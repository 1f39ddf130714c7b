import type common from './en/common.json';
import type conflict from './en/conflict.json';
import type controls from './en/controls.json';
import type form from './en/form.json';
import type history from './en/history.json';
import type layout from './en/layout.json';
import type menu from './en/menu.json';
import type sheetImport from './en/sheetImport.json';
import type table from './en/table.json';
import type ui from './en/ui.json';
import type uploads from './en/uploads.json';

/**
 * The areas whose keys the compiler checks. A new area is a file `en/<area>.json` and a line here; a
 * feature's is a file in its folder and a line in `features/catalogues.d.ts`.
 */
export interface CatalogueOf {
  common: typeof common;
  conflict: typeof conflict;
  controls: typeof controls;
  form: typeof form;
  history: typeof history;
  layout: typeof layout;
  menu: typeof menu;
  sheetImport: typeof sheetImport;
  table: typeof table;
  ui: typeof ui;
  uploads: typeof uploads;
}

export type Area = keyof CatalogueOf;
