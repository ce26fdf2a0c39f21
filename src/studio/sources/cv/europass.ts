/** Reads what Europass writes into its PDFs beside the text: since 2020 a `Candidate`, before that a `SkillsPassport`. */
import type { Contacts, Europass, JobRead } from './cv-text.ts';
import { dateOf, languageNamed, periodOf, pointsIn } from './europass-values.ts';
import { elementAt, textAtPath, type XmlElement, xmlElements, xmlIn } from './xml.ts';

export type EuropassRead = { contacts: Partial<Contacts>; europass: Europass };

/** Of each kind. Nobody has as many. */
const MOST = 100;

export function europassIn(text: string): EuropassRead | undefined {
  const root = xmlIn(text);
  const candidate = elementAt(root, 'Candidate');
  if (candidate) return ofCandidate(candidate);
  const learner = elementAt(root, 'SkillsPassport', 'LearnerInfo');
  return learner && ofLearner(learner, elementAt(root, 'SkillsPassport')?.attributes.get('locale'));
}

function ofCandidate(candidate: XmlElement): EuropassRead {
  const person = elementAt(candidate, 'CandidatePerson') ?? candidate;
  const profile = elementAt(candidate, 'CandidateProfile') ?? candidate;
  const locale = profile.attributes.get('languageCode');
  const channels = person.elements.filter(({ name }) => name === 'Communication');
  const addresses = (channel: RegExp) =>
    channels
      .filter((each) => channel.test(textAtPath(each, 'ChannelCode')))
      .map((each) => textAtPath(each, 'URI'))
      .filter(Boolean);
  const called = channels.find((each) => textAtPath(each, 'DialNumber') !== '');
  const country = called && textAtPath(called, 'CountryDialing').replace(/^\+/, '');
  const number = called && textAtPath(called, 'DialNumber');
  const jobs = xmlElements(profile, 'EmployerHistory').flatMap((employer) =>
    xmlElements(employer, 'PositionHistory').map((position) => ({
      title: textAtPath(position, 'PositionTitle'),
      employer: textAtPath(employer, 'OrganizationName'),
      period: periodOf(
        textAtPath(position, 'EmploymentPeriod', 'StartDate', 'FormattedDateTime'),
        textAtPath(position, 'EmploymentPeriod', 'EndDate', 'FormattedDateTime'),
        textAtPath(position, 'EmploymentPeriod', 'CurrentIndicator') === 'true',
        locale,
      ),
      points: pointsIn(textAtPath(position, 'Description')),
    })),
  );
  const education = xmlElements(profile, 'EducationOrganizationAttendance').map((each) =>
    entry(
      textAtPath(each, 'EducationDegree', 'DegreeName'),
      textAtPath(each, 'OrganizationName'),
      periodOf(
        textAtPath(each, 'AttendancePeriod', 'StartDate', 'FormattedDateTime'),
        textAtPath(each, 'AttendancePeriod', 'EndDate', 'FormattedDateTime'),
        textAtPath(each, 'AttendancePeriod', 'Ongoing') === 'true',
        locale,
      ),
    ),
  );
  const spoken = xmlElements(profile, 'PersonCompetency').filter(
    (each) => textAtPath(each, 'TaxonomyID') === 'language',
  );
  const languages = [
    ...person.elements
      .filter(({ name }) => name === 'PrimaryLanguageCode')
      .map(({ text }) => languageNamed(text.trim(), locale)),
    ...spoken.map((each) =>
      withLevel(
        languageNamed(textAtPath(each, 'CompetencyID'), locale),
        xmlElements(each, 'ScoreText').map(({ text }) => text.trim()),
      ),
    ),
  ];
  return read(
    {
      name: [
        textAtPath(person, 'PersonName', 'GivenName'),
        textAtPath(person, 'PersonName', 'FamilyName'),
      ],
      emails: addresses(/^email$/i),
      phone: number && (country ? `(+${country}) ${number}` : number),
      links: addresses(/^(?:web|social media)$/i),
    },
    { jobs, education, languages },
  );
}

function ofLearner(learner: XmlElement, locale: string | undefined): EuropassRead {
  const person = elementAt(learner, 'Identification') ?? learner;
  const contacts = (name: string) =>
    xmlElements(person, name).map((each) => textAtPath(each, 'Contact'));
  const period = (each: XmlElement) =>
    periodOf(
      dateOf(elementAt(each, 'Period', 'From')),
      dateOf(elementAt(each, 'Period', 'To')),
      textAtPath(each, 'Period', 'Current') === 'true',
      locale,
    );
  const jobs = xmlElements(learner, 'WorkExperience').map((each) => ({
    title: textAtPath(each, 'Position', 'Label'),
    employer: textAtPath(each, 'Employer', 'Name'),
    period: period(each),
    points: pointsIn(elementAt(each, 'Activities')?.text ?? ''),
  }));
  const education = xmlElements(learner, 'Education').map((each) =>
    entry(textAtPath(each, 'Title'), textAtPath(each, 'Organisation', 'Name'), period(each)),
  );
  const languages = [
    ...xmlElements(learner, 'MotherTongue').map((each) => textAtPath(each, 'Description', 'Label')),
    ...xmlElements(learner, 'ForeignLanguage').map((each) =>
      withLevel(
        textAtPath(each, 'Description', 'Label'),
        (elementAt(each, 'ProficiencyLevel')?.elements ?? []).map(({ text }) => text.trim()),
      ),
    ),
  ];
  return read(
    {
      name: [
        textAtPath(person, 'PersonName', 'FirstName'),
        textAtPath(person, 'PersonName', 'Surname'),
      ],
      emails: contacts('Email'),
      phone: contacts('Telephone')[0],
      links: contacts('Website'),
    },
    { jobs, education, languages },
  );
}

type Said = { name: string[]; emails: string[]; phone: string | undefined; links: string[] };

function read({ name, emails, phone, links }: Said, europass: Europass): EuropassRead {
  const fullName = name.filter(Boolean).join(' ');
  const email = emails.find((each) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(each));
  const addresses = links
    .filter((each) => /^\S+\.\S+$/.test(each))
    .map((each) => (/^https?:/i.test(each) ? each : `https://${each}`));
  const linkedIn = addresses.find((each) => /linkedin\.com\/in\/./i.test(each));
  const has = ({ title, employer }: JobRead) => title !== '' || employer !== '';
  return {
    contacts: {
      ...(fullName !== '' && { name: fullName }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(linkedIn && { linkedIn }),
      // Those in its text may be of employers.
      links: addresses.filter((each) => each !== linkedIn),
    },
    europass: {
      jobs: europass.jobs.filter(has).slice(0, MOST),
      education: europass.education.filter(Boolean).slice(0, MOST),
      languages: [...new Set(europass.languages.filter(Boolean))].slice(0, MOST),
    },
  };
}

function entry(title: string, place: string, period: string): string {
  const what = [title, place].filter(Boolean).join(', ');
  return what === '' || period === '' ? what : `${what} (${period})`;
}

/** With the lowest and the highest of the levels, because what somebody reads and what she writes may differ. */
function withLevel(language: string, levels: readonly string[]): string {
  const known = levels.filter((level) => /^[ABC][12]$/.test(level)).sort();
  const range = [...new Set([known[0], known.at(-1)])].join('–');
  return language === '' || range === '' ? language : `${language} (${range})`;
}
