import { buildApp } from './app.ts';
import { chosenEnvironment } from './environments.ts';
import { reviewed } from './reviewed.ts';

// What `cdk` runs: it sets the folder by itself.
reviewed(buildApp({ environment: chosenEnvironment() })).synth();
