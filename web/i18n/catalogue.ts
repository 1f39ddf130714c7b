import type { ResourceNamespaceMap } from 'i18next';
import type common from './en/common.json';
import type form from './en/form.json';
import type layout from './en/layout.json';
import type table from './en/table.json';
import type ui from './en/ui.json';

/**
 * The areas whose keys the compiler knows. A new area is a file `en/<area>.json` and a line here, or
 * the same declaration beside the feature that owns it.
 */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof common;
    form: typeof form;
    layout: typeof layout;
    table: typeof table;
    ui: typeof ui;
  }
  interface CustomTypeOptions {
    defaultNS: 'common';
  }
}

export type Area = keyof ResourceNamespaceMap;
