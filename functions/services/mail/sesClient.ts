/** Loaded with the first mail: most calls of a function send none. */
export { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
