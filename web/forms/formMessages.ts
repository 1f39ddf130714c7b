import form from '../i18n/en/form.json';
import { addMessages } from '../i18n/i18n.ts';

// Most pages have a form; those that a visitor sees first have none, and a page need not name these texts.
addMessages('form', form);
