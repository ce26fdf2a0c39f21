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

  // Where the face is, if the crop of the photo misses it: 'left', 'right', 'top', 'bottom' or 'centre', or how far from the
  // left and from the top. Example: portraitFocus: '30% 20%',

  // One sentence for search engines and link previews, at most 160 characters.
  description:
    'Robin Sample directs and shoots live television. Work, projects, CV and contact in one page.',

  // Where messages of the contact form go. Example: 'ana@nunez.tv'
  email: 'robin.sample@example.com',

  // With + and country code, written as you want it read. The WhatsApp link is made from it; to have none, remove the line.
  // Example: '+34 600 123 456'
  phone: '+44 7700 900123',

  // The full address of your LinkedIn profile; to have none, remove the line.
  // Example: 'https://www.linkedin.com/in/ana-nunez'
  linkedin: 'https://www.linkedin.com/in/sample-profile-to-replace',

  // Further links below it, each with its name. Example, with the brackets:
  // links: [{ name: 'Vimeo', address: 'https://vimeo.com/ana' }, { name: 'IMDb', address: 'https://www.imdb.com/name/nm1/' }],

  // A second button on the first screen, which leads to your showreel.
  // Example: reel: { name: 'Watch my showreel', address: 'https://vimeo.com/123456789' },

  // Where this site is on the web, once it is: search engines are told, and links to it in WhatsApp and LinkedIn get a picture,
  // preview.png, which has to lie beside index.html there. Example: address: 'https://ana.tv/',
};
