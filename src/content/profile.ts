import type { Profile } from './types.ts';

/**
 * Who the site is about. Everything here is the sample; replace every value with your own.
 * Two files belong to it: your photo, src/content/portrait.jpg (or .png, .webp, .avif, .svg; remove portrait.svg then),
 * and your CV, public/<first name>-CV.pdf.
 */
export const profile: Profile = {
  // Which language you write in: 'en', 'es', 'de', 'fr', 'pt', 'it', 'ar' or 'ja', or one with a region, such as 'pt-BR'. The
  // site's own words follow it; for another language write all of them into texts.ts.
  language: 'en',

  // The name people call you by. It also names the CV: 'Robin' expects public/Robin-CV.pdf.
  firstName: 'Robin',

  // The whole name, as it stands in the title, the footer and the send kit. Example: 'Ana María Núñez'
  fullName: 'Robin Sample',

  // The big line on the first screen. Example: 'Hello, I am Ana.'
  greeting: 'Hello, I’m Robin Sample',

  // What your photo shows, for people who cannot see it. Example: 'Ana Núñez in a control room, smiling'
  portraitAlt: 'Drawing of a camera operator behind a studio camera',

  // One sentence for search engines and link previews, at most 160 characters.
  description:
    'Robin Sample directs and shoots live television. Work, projects, CV and contact in one page.',

  // Where messages of the contact form go. Example: 'ana@nunez.tv'
  email: 'robin.sample@example.com',

  // With + and country code, written as you want it read. The WhatsApp link is made from it. Example: '+34 600 123 456'
  phone: '+44 7700 900123',

  // The full address of your LinkedIn profile. Example: 'https://www.linkedin.com/in/ana-nunez'
  linkedin: 'https://www.linkedin.com/in/sample-profile-to-replace',
};
