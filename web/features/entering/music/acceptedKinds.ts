/** What the system's chooser offers: kinds that phones make are offered too, and become a WAV. */
export const ACCEPTED = 'audio/*,.mp3,.wav,.m4a,.aac,.flac';
