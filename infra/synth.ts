import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildApp } from './app.ts';
import { chosenEnvironment } from './environments.ts';

// What `cdk` runs: it sets the folder and the context by itself.
const app = buildApp({ environment: chosenEnvironment() });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
