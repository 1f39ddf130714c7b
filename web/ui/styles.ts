import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/outfit/wght.css';
import './tokens.css';
import './base.css';
