import controls from '../i18n/en/controls.json';
import { addMessages } from '../i18n/i18n.ts';

// The pages that a visitor sees first have no fields, and other pages need not name these texts.
addMessages('controls', controls);
