import { expect, it } from 'vitest';
import { contactsIn } from '../../../../../src/studio/sources/cv/contacts.ts';
import type { Contacts, TextLine } from '../../../../../src/studio/sources/cv/cv-text.ts';

type Said = string | [size: number, text: string, ...addresses: string[]];

const BODY = Array.from({ length: 9 }, (_, index) => `She mixed film number ${index}.`);

function found(...said: Said[]): Contacts {
  const lines = [...said, ...BODY].map((each): TextLine => {
    const [size, text, ...addresses] = typeof each === 'string' ? [10, each] : each;
    return { text, page: 1, size, ...(addresses.length > 0 && { addresses }) };
  });
  return contactsIn(lines);
}

it.each<[string, Said[], string | undefined]>([
  [
    'the largest line',
    [
      [24, 'Ana Mora'],
      [14, 'Sound Editor'],
    ],
    'Ana Mora',
  ],
  [
    'not the heading',
    [
      [24, 'Curriculum Vitae'],
      [18, 'Ana Mora'],
    ],
    'Ana Mora',
  ],
  ['behind the heading', [[24, 'Lebenslauf – Ana Mora']], 'Ana Mora'],
  ['without what she is', [[24, 'Ana Mora – Sound Editor']], 'Ana Mora'],
  [
    'on two lines',
    [
      [24, 'ANA'],
      [24, 'MORA'],
    ],
    'ANA MORA',
  ],
  [
    'on two lines of several words',
    [[24, 'ANA MARÍA'], [24, 'MORA RUIZ'], 'anamora@x.test'],
    'ANA MARÍA MORA RUIZ',
  ],
  ['in two columns', [[24, 'ANA'], 'ana.mora@x.test', [24, 'MORA']], 'ANA MORA'],
  ['behind its label', ['Name: Ana Mora', 'Born 1990'], 'Ana Mora'],
  ['behind its label in a list', ['• Name: Ana Mora', '• Born: 1990'], 'Ana Mora'],
  ['below its label', ['氏名', '村上 太一'], '村上 太一'],
  [
    'as large as the rest, if the e-mail address says it',
    ['Ana Mora', 'ana.mora@x.test'],
    'Ana Mora',
  ],
  ['without how it is read', ['氏名: 田辺 龍 (たなべ りょう)'], '田辺 龍'],
  [
    'in small letters, if the e-mail address says it',
    [[24, 'ana mora'], 'anamora@x.test'],
    'ana mora',
  ],
  ['in Chinese', ['姓名：王昱龙'], '王昱龙'],
  ['in Arabic, without long lines in words', [[24, 'أنـــوار ساعد']], 'أنوار ساعد'],
  [
    'with the word below that is as large',
    [[24, 'Ana Mora'], [24, 'Ruiz'], 'ana@x.test'],
    'Ana Mora Ruiz',
  ],
  [
    'without what she is, which is as large',
    [[24, 'Ana Mora'], [24, 'ACTRESS'], 'ana@x.test'],
    'Ana Mora',
  ],
  ['in two sizes below each other', [[21, 'ANA'], [37, 'MORA'], 'a.mora@x.test'], 'ANA MORA'],
  ['of first and last name', ['First name: Ana', 'Last name: Mora Ruiz'], 'Ana Mora Ruiz'],
  ['of last and first name', ['Nom', 'Mora', 'Prénom', 'Ana María'], 'Ana María Mora'],
  ['with another in brackets', [[24, 'Xiongjie (Jack) Dai']], 'Xiongjie (Jack) Dai'],
  ['with initials', [[24, 'A. R. Mora']], 'A. R. Mora'],
  ['behind a label in capitals', ['Currículo', 'NOME: Ana da Mora'], 'Ana da Mora'],
  ['shortened in the e-mail address', ['Ana Morandini', 'a.morandi@x.test'], 'Ana Morandini'],
  [
    'in small Cyrillic letters below what he is',
    [[13, 'C++ DEVELOPER'], 'Иванов Даниил', 'dev44@x.test'],
    'Иванов Даниил',
  ],
  [
    'beside the phone, not a heading in Chinese',
    ['李维 (+86) 18700000000', [16, '核心能力与技术栈']],
    '李维',
  ],
  [
    'below the title in Arabic',
    [[18, 'السيرة الذاتية'], 'سامي عصام عبد الحميد', 'sami@x.test'],
    'سامي عصام عبد الحميد',
  ],
  ['not a place above the e-mail address', ['Опыт', 'Москва, Россия', 'dev@x.test'], undefined],
  ['not what she is', [[24, 'Sound Editor']], undefined],
  [
    'not a part of it',
    [
      [24, 'ANA'],
      [14, 'Great Outdoors'],
    ],
    undefined,
  ],
  [
    'not a heading among others',
    [[16, 'Doğa Kampı'], [16, 'Öğrenim'], [16, 'Ödüller'], [16, 'Uğraşlar'], 'ana@x.test'],
    undefined,
  ],
  ['before its contacts', ['Mora Ana Tel: 30/880-4612 Email: a.mora@x.test'], 'Mora Ana'],
  ['without the union', [[24, 'Ana Mora SAG-AFTRA']], 'Ana Mora'],
  ['with both family names', [[24, 'Ana MORA-RUIZ']], 'Ana MORA-RUIZ'],
  ['a little larger at the top, above contacts', [[12, 'ANA MORA'], 'x99@x.test'], 'ANA MORA'],
  [
    'not a part, with another column between its lines',
    [[24, 'ANA MARÍA'], [14, 'Sound Editor'], [24, 'MORA'], 'amaria@x.test'],
    undefined,
  ],
  ['behind its label in Turkish', ['Ad Soyad: Sude Naz Çolak'], 'Sude Naz Çolak'],
  ['behind its label in Hungarian', ['Név: Gulyás Kálmán'], 'Gulyás Kálmán'],
  ['behind its label in Romanian', ['Nume și prenume: Mihai Dincă'], 'Mihai Dincă'],
  ['with the first name first', ['Name, Vorname:', 'Mora, Ana'], 'Ana Mora'],
  [
    'of single signs',
    [
      [24, '徐'],
      [24, '赞'],
    ],
    '徐赞',
  ],
  ['without how it is read, below its label', ['Name', '李 堯（リ・ヤオ）'], '李 堯'],
  ['not of a label that goes on', ['Name(s) :', 'Ana María'], undefined],
  ['in Korean', [[24, '김민수']], '김민수'],
  ['not a heading in Korean', [[24, '이력서']], undefined],
  ['of two halves', [[24, 'ANA MARÍA'], [24, 'MORA RUIZ'], 'mora@x.test'], 'ANA MARÍA MORA RUIZ'],
  ['with one label for both parts', ['Name, Surname:', 'Ana Mora'], 'Ana Mora'],
  [
    'on three lines that the e-mail address has',
    [[24, 'ANA MARÍA'], [24, 'MORA'], [24, 'RUIZ'], 'anamoraruiz@x.test'],
    'ANA MARÍA MORA RUIZ',
  ],
  ['in two fonts without a space', [[30, 'AnaMora'], 'ana.mora@x.test'], 'Ana Mora'],
  ['in two fonts, all small', [[30, 'anamora'], 'mora.ana@x.test'], 'ana mora'],
  [
    'with the accents of her profile',
    [
      [24, 'Ana Leon'],
      [10, 'LinkedIn', 'https://www.linkedin.com/in/ana-le%C3%B3n-1'],
    ],
    'Ana León',
  ],
  [
    'not two of three lines',
    [[24, 'JOÃO'], [24, 'GUILHERME'], [24, 'VIEIRA REIS'], 'guilherme5@x.test'],
    undefined,
  ],
  ['before what a CV is called in Chinese', [[24, '林敏润的工作简历']], '林敏润'],
  ['without a full stop', [[24, 'Ana Mora.']], 'Ana Mora'],
  ['behind its label in Swedish', ['För- och efternamn: Åsa Lind'], 'Åsa Lind'],
  ['behind its label in Dutch', ['Volledige naam: Arjen Bos'], 'Arjen Bos'],
  ['behind its label in Czech', ['Jméno a příjmení: Jan Novák'], 'Jan Novák'],
  ['behind its label in Russian', ['Ф.И.О.: Денис Степанов'], 'Денис Степанов'],
])('the name is found: %s', (_, lines, name) => {
  expect(found(...lines).name).toBe(name);
});

it.each<[string, Said[], string | undefined]>([
  ['in a line', ['Seville | ana.mora@x.test | +34 600 123 456'], 'ana.mora@x.test'],
  ['behind an icon', ['✉ana@x.test'], 'ana@x.test'],
  ['of a link on a word', [[10, 'Email', 'mailto:ana@x.test']], 'ana@x.test'],
  ['without a letter that is an icon', [[10, 'Eana@x.test', 'mailto:ana@x.test']], 'ana@x.test'],
  [
    'in two lines that a link joins',
    [[10, 'ana.mora@exam', 'mailto:ana.mora@example.test'], 'ple.test'],
    'ana.mora@example.test',
  ],
  ['in two lines of which the first is none', ['ana.mora@gmail.', 'com'], 'ana.mora@gmail.com'],
  ['between signs of China', ['18681946846 丨1269413527@qq.com 丨Xi’an'], '1269413527@qq.com'],
  ['above a date', ['ana@x.test', '24.07.1998'], 'ana@x.test'],
  ['not a part of a wrong one', ['ana@escola.pr.ov.r'], undefined],
  ['not if it goes on', ['ana_mora@hotmail.co', 'm'], undefined],
  ['not if it may begin before', ['annamariaschm', 'idt@x.test'], undefined],
  ['not with what follows', ['ana@gmail.comPhone'], undefined],
  ['not with a number before', ['600123456ana@x.test'], undefined],
  [
    'as the link says that letters are lost',
    [[10, 'ana@ofice.test', 'mailto:ana@office.test']],
    undefined,
  ],
  ['not a link with a mistake', [[10, 'ana@x.test', 'mailto:anna@x.test']], 'ana@x.test'],
  ['not the link of a template', [[10, 'ana@x.test', 'mailto:john@x.test']], 'ana@x.test'],
  [
    'not the link of a template',
    [[10, 'E-Mail: ana@x.test', 'mailto:max@muster.de']],
    'ana@x.test',
  ],
  ['not of a form', ['xxxxx@xxx.xxx', 'your.email@x.test', 'ana@x.test'], 'ana@x.test'],
  ['called mail in a domain of her own', ['mail@anamora.test'], 'mail@anamora.test'],
  [
    'in two lines of which the first may be one',
    ['a.m@aluno.ifsc.edu.', 'br'],
    'a.m@aluno.ifsc.edu.br',
  ],
  ['in spaced letters', ['E m a i l : a n a @ x . t e s t'], 'ana@x.test'],
  ['below its label', ['email', 'ana@x.test'], 'ana@x.test'],
])('the e-mail address is found: %s', (_, lines, email) => {
  expect(found(...lines).email).toBe(email);
});

it.each<[string, Said[], string | undefined]>([
  ['international', ['+34 600 123 456'], '+34 600 123 456'],
  ['with brackets', ['(+82) 10-9030-1843 | x'], '(+82) 10-9030-1843'],
  ['as written, behind its label', ['Telefon: 0163/2055604'], '0163/2055604'],
  ['below its label', ['Móvil', '600 123 456'], '600 123 456'],
  ['behind a letter', ['T. (438) 928-3890 | C. ana@x.test'], '(438) 928-3890'],
  ['near the e-mail address', ['ana@x.test', '600 123 456'], '600 123 456'],
  ['of a link', [[10, '600 123 456 78', 'tel:60012345678']], '600 123 456 78'],
  ['below its label in Polish', ['Numer telefonu', '508833632'], '508833632'],
  ['behind its label in Dutch', ['Telefoon: 0498/25.33.28'], '0498/25.33.28'],
  ['near the e-mail address, with points', ['ana@x.test', '06.26.10.35.28'], '06.26.10.35.28'],
  ['behind a letter without a point', ['T 206.473.8431'], '206.473.8431'],
  ['not if a link says another', [[10, '00201211213320', 'tel:00201211213329']], undefined],
  ['the first of two', ['Tel. 600 123 456 / 955 123 456'], '600 123 456'],
  [
    'not years',
    ['ana@x.test', '2015–2019', '2015 - 2019', '03/2019 - 06/2021', '01.02.1990'],
    undefined,
  ],
  [
    'not another number',
    ['ana@x.test', 'DNI 600123456', 'Fax: +34 600 123 456', 'ISBN 978 3 16 148410 0'],
    undefined,
  ],
  ['not a number among text', ['It was seen by 600 123 456 people'], undefined],
  ['not a part', ['Tel: 600) 123 456'], undefined],
  ['not versions of a language', ['ana@x.test', 'C++11/14/17/20'], undefined],
  ['not with figures lost', ['Tel: +5 56 1699721296'], undefined],
  ['with a space behind the plus', ['+ 48 730-514-315'], '+ 48 730-514-315'],
  ['by its label, in another column', ['電話', '住所', '080-5377-2483'], '080-5377-2483'],
  ['beside an address', ['0507 932 44 92 ana@x.test'], '0507 932 44 92'],
  ['in pairs at the top', [[24, 'Ana Mora'], '06-22-76-59-66'], '06-22-76-59-66'],
  ['between waves', ['Berkeley CA ~ 847.644.9168 ~ ana@x.test'], '847.644.9168'],
  ['with a plus behind zeros', ['Phone. 00+(49) 163 2543 147'], '00+(49) 163 2543 147'],
  ['behind the code of a town', ['0699 / 126 72 277 · ana@x.test'], '0699 / 126 72 277'],
  ['behind the number of a place', ['ana@x.test | 94087 240-319-1480'], '240-319-1480'],
  ['in Mexico', ['ana@x.test', '55 7432 2630'], '55 7432 2630'],
  ['in figures of Arabic', ['هاتف: ٠٥٠١٢٣٤٥٦٧'], '0501234567'],
  ['with wide brackets', ['携帯電話', '080 （ 2109 ) 7843'], '080 (2109) 7843'],
  ['before the e-mail address and words', ['010-7714-9201 ana@x.test linkedin'], '010-7714-9201'],
  ['not the number of a magazine', ['Pattern', '0031-3203'], undefined],
  ['with points between its parts', ['(+40) · 787 · 313 · 424'], '(+40) 787 313 424'],
  ['not of who can be asked', ['REFERENCES', 'Jo Lee, jo@x.test', '+34 600 123 456'], undefined],
  ['not in German', ['Referenzen', 'Jo Lee', 'Telefon: 0163 2055604'], undefined],
  [
    'below the next heading',
    ['Referencias', 'Jo', 'Contacto', '+34 600 123 456'],
    '+34 600 123 456',
  ],
])('the phone number is found: %s', (_, lines, phone) => {
  expect(found(...lines).phone).toBe(phone);
});

const PROFILE = 'https://www.linkedin.com/in/ana-mora-1';

it.each<[string, Said[], string | undefined]>([
  ['in text', ['linkedin.com/in/ana-mora-1'], PROFILE],
  [
    'of a link on a word',
    [[10, 'LinkedIn', 'https://es.linkedin.com/in/ana-mora-1?trk=1']],
    PROFILE,
  ],
  [
    'in parts that a link joins',
    [[10, 'www.linkedin.com/in/ana-', `${PROFILE}/`], 'mora-1 (LinkedIn)'],
    PROFILE,
  ],
  ['in two lines', ['www.linkedin.com/in/ana-', 'mora-1'], PROFILE],
  [
    'in two lines, without a hyphen',
    ['linkedin.com/in/ana-mora-', '0a25161'],
    'https://www.linkedin.com/in/ana-mora-0a25161',
  ],
  [
    'not if a link says another',
    [[10, 'linkedin.com/in/ana-mora-1', 'https://linkedin.com/in/john']],
    undefined,
  ],
  ['below another address', ['www.anamora.com', 'linkedin.com/in/ana-mora-1'], PROFILE],
  ['with a stroke at its end', ['LinkedIn: https://www.linkedin.com/in/ana-mora-1/'], PROFILE],
  [
    'not of somebody else',
    ['linkedin.com/in/ana-mora-1', [10, 'John', 'https://linkedin.com/in/john']],
    PROFILE,
  ],
  ['not a company', ['linkedin.com/company/radio-sur'], undefined],
  ['by what she is called there', ['ana.mora@x.test', 'LinkedIn: ana-mora-1'], PROFILE],
  ['not by any word', ['ana.mora@x.test', 'LinkedIn: available'], undefined],
])('LinkedIn is found: %s', (_, lines, linkedIn) => {
  expect(found(...lines).linkedIn).toBe(linkedIn);
});

it.each<[string, Said[], string[]]>([
  [
    'profiles near the contacts',
    ['ana@x.test', 'vimeo.com/anamora'],
    ['https://vimeo.com/anamora'],
  ],
  [
    'her own page',
    [[24, 'Ana Mora'], 'ana@x.test', 'www.anamora.com'],
    ['https://www.anamora.com'],
  ],
  [
    'a link on a word',
    ['ana@x.test', [10, 'Instagram', 'https://instagram.com/anamora/']],
    ['https://instagram.com/anamora/'],
  ],
  [
    'each once',
    ['ana@x.test', [10, 'vimeo.com/ana', 'https://vimeo.com/ana/'], 'vimeo.com/ana'],
    ['https://vimeo.com/ana/'],
  ],
  ['in two lines', ['ana@x.test', 'vimeo.com/ana-', 'mora'], ['https://vimeo.com/ana-mora']],
  ['not a part', ['ana@x.test', 'vimeo.com/ana', 'mora'], []],
  [
    'by what she is called there',
    ['ana@x.test', 'Instagram @ana.mora'],
    ['https://instagram.com/ana.mora'],
  ],
  [
    'with her name, far from all others',
    ['ana.morandini@x.test', ...BODY, 'anamorandini.com'],
    ['https://anamorandini.com'],
  ],
  [
    'not of a project on her page',
    ['ana.morandini@x.test', ...BODY, [10, 'Film site', 'https://morandini.github.io/film']],
    [],
  ],
  ['of her at a university', ['ana@x.test | web: x.edu/~ana'], ['https://x.edu/~ana']],
  [
    'a page behind its label',
    ['ana@x.test', 'Portfolio : https://am.vercel.app/'],
    ['https://am.vercel.app/'],
  ],
  [
    'a page that a word leads to',
    ['ana@x.test', [10, 'Portfolio', 'https://films.vercel.app/index.html']],
    ['https://films.vercel.app/index.html'],
  ],
  [
    'a page in the header, far from the other contacts',
    [[24, 'Ana Mora'], [10, 'anamora.wordpress.com |', 'https://anamora.wordpress.com'], ...BODY],
    ['https://anamora.wordpress.com'],
  ],
  [
    'a page beside a profile',
    ['github.com/am', '|', [10, 'am.github.io', 'https://am.github.io/Me/']],
    ['https://github.com/am', 'https://am.github.io/Me/'],
  ],
  [
    'pages of networks for actors',
    ['ana@x.test', [10, 'Spotlight', 'https://www.spotlight.com/1234-5678-9012']],
    ['https://www.spotlight.com/1234-5678-9012'],
  ],
  [
    'in two lines of which the second ends it',
    ['a@x.test', 'http://am.000webhosta', 'pp.com/', '', 'xing.com/profile/AnaMari', 'a_Mora'],
    ['http://am.000webhostapp.com/', 'https://xing.com/profile/AnaMaria_Mora'],
  ],
  [
    'a page in one of her languages, and none below her own of projects',
    ['ana.mora@x.test | anamora.com/fr', ...BODY, 'mixer.anamora.com'],
    ['https://anamora.com/fr'],
  ],
  [
    'a profile behind its name in Chinese, far from all others',
    ['a@x.test', ...BODY, 'CSDN博客：https://blog.csdn.net/qq_3780'],
    ['https://blog.csdn.net/qq_3780'],
  ],
  ['not a repository', ['ana@x.test', [10, 'Code', 'https://github.com/ana/mixer']], []],
  ['not a page of a project', ['ana@x.test', [10, 'Mixer', 'https://mixer.vercel.app']], []],
  ['not a film', ['ana@x.test', [10, 'My film', 'https://vimeo.com/640132971']], []],
  ['not a network', ['ana@x.test', 'Website: github.com/'], []],
  ['not of an employer', ['ana@x.test', 'Radio Sur, www.radiosur.es'], []],
  ['not of a school', ['ana@x.test', 'www.us.edu'], []],
  ['not a name of a program', ['ana@x.test', 'Node.js, ASP.NET'], []],
  ['not of a film in the text', [[10, 'Best short film', 'https://festival.test/films/9']], []],
  [
    'by what she is called there, without a sign',
    ['mora@x.test', 'Twitter: ana_mora'],
    ['https://twitter.com/ana_mora'],
  ],
  ['not by any word', ['mora@x.test', 'Twitter: marketing'], []],
  [
    'by what she is called in a network for jobs',
    ['mora@x.test', 'Xing: Ana_Mora'],
    ['https://www.xing.com/profile/Ana_Mora'],
  ],
  [
    'by what she is called there, before its name',
    ['mora@x.test', '@ana.mora | Instagram'],
    ['https://instagram.com/ana.mora'],
  ],
  [
    'by what she is called there, with a link to the network',
    ['mora@x.test', [10, 'Instagram: @a_m', 'https://www.instagram.com/']],
    ['https://instagram.com/a_m'],
  ],
  [
    'her page behind its name in Russian',
    ['a@x.test', 'Личный сайт: am.github.io/cv/'],
    ['https://am.github.io/cv/'],
  ],
  [
    'her page behind a profile',
    ['a@x.test', '', 'github.com/am | am.art'],
    ['https://github.com/am', 'https://am.art'],
  ],
  [
    'her page between contacts without signs',
    ['a@x.test am.art +34 600 123 456'],
    ['https://am.art'],
  ],
  [
    'the page that is called like her profile, far from all others',
    ['a@x.test', [10, 'GitHub', 'https://github.com/yoruba7'], ...BODY, 'www.yoruba.test'],
    ['https://github.com/yoruba7', 'https://www.yoruba.test'],
  ],
  [
    'her page in words, far from all others',
    ['mora7@x.test', ...BODY, [10, 'Portfolio', 'https://mora.github.io/films/']],
    ['https://mora.github.io/films/'],
  ],
  [
    'not a project beside her page',
    ['a@x.test', 'github.com/anamora', ...BODY, 'https://anamora.github.io/mixer/'],
    ['https://github.com/anamora'],
  ],
  [
    'what is written, not what a program links',
    ['mora@x.test', [10, 'github.com/mora|', 'https://converter.netlify.app/']],
    ['https://github.com/mora'],
  ],
  ['a part of her page', ['a@x.test', 'Portfolio: am.com/work'], ['https://am.com/work']],
  ['not a part of another', ['a@x.test', 'Radio: am.com/work'], []],
  ['behind two words', ['a@x.test', 'Web page: www.am.com'], ['https://www.am.com']],
  [
    'her page at an agency',
    [[24, 'Ana Mora'], 'a@x.test', 'www.agency.com/anamora'],
    ['https://www.agency.com/anamora'],
  ],
  [
    'her profile in words',
    ['anamora@x.test', ...BODY, [10, 'My school profile', 'https://school.com/p/anamora/']],
    ['https://school.com/p/anamora/'],
  ],
  [
    'behind the name of an icon',
    ['a@x.test', [10, 'GLOBE-AMERICAS am.github.io', 'https://am.github.io']],
    ['https://am.github.io'],
  ],
])('links are found: %s', (_, lines, links) => {
  expect(found(...lines).links).toEqual(links);
});

it('offers nothing that a browser prints around the page', () => {
  const [head, mail] = ['https://converter.netlify.app/', 'mora@x.test'];
  const lines = [
    { text: head, page: 1, size: 10, height: 0.99 },
    { text: mail, page: 1, size: 10, height: 0.95 },
    { text: 'am.github.io', page: 1, size: 10, height: 0.93 },
  ];
  expect(contactsIn(lines).links).toEqual(['https://am.github.io']);
});

it('leaves what she is beside a larger name', () => {
  const [text, beginning] = ['Ana Mora Sound Editor', { text: 'Ana Mora', size: 24 }];
  const lines = [
    { text, beginning, page: 1, size: 10 },
    ...Array(4).fill({ text: 'x', page: 1, size: 10 }),
  ];
  expect(contactsIn(lines).name).toBe('Ana Mora');
});

it('finds the name beside its label, not how it is read', () => {
  const values: [string, number][] = [
    ['フリガナ', 0.88],
    ['氏名', 0.848],
    ['チン イクハン', 0.88],
    ['陳 昱帆', 0.846],
  ];
  const lines = values.map(([text, height]) => ({ text, height, page: 1, size: 10 }));
  expect(contactsIn(lines).name).toBe('陳 昱帆');
});

it('joins a name that stands on two lines with another column between', () => {
  const lines = [
    { text: 'ANA MARÍA', page: 1, size: 21, height: 0.925 },
    { text: 'Sound Editor', page: 1, size: 14, height: 0.9 },
    { text: 'MORA', page: 1, size: 21, height: 0.883 },
    ...BODY.map((text) => ({ text, page: 1, size: 10, height: 0.5 })),
  ];
  expect(contactsIn(lines).name).toBe('ANA MARÍA MORA');
});
