import { lambdaFor } from '../http/lambda.ts';
import { currentUser } from './currentUser.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { signUp } from './signUp.ts';

export const handler = lambdaFor('authentication', { signUp, logIn, logOut, currentUser });
