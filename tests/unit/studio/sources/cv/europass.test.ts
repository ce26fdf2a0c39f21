import { expect, it } from 'vitest';
import { cvTextOf } from '../../../../../src/studio/sources/cv/cv-text-of.ts';
import { europassIn } from '../../../../../src/studio/sources/cv/europass.ts';
import { FILLING, pdfOf, shown, streamOf } from '../../../../support/owners/cv-pdfs.ts';

const CANDIDATE = `<?xml version="1.0"?>
<!DOCTYPE Candidate [<!ENTITY big "very big">]>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
  <CandidatePerson>
    <PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Mora &amp; Ruiz</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@x.test</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>34</CountryDialing><oa:DialNumber>600123456</oa:DialNumber></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><oa:URI>https://www.linkedin.com/in/ana</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>ana.test</oa:URI></Communication>
    <PrimaryLanguageCode>spa</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Radio Sur</hr:OrganizationName>
      <PositionHistory>
        <PositionTitle>Presenter</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2019-04-01</hr:FormattedDateTime></eures:StartDate>
          <hr:CurrentIndicator>true</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
        <oa:Description>&lt;ul&gt;&lt;li&gt;Speaks &amp;amp; mixes&lt;/li&gt;&lt;li&gt;- Writes&lt;/li&gt;&lt;/ul&gt;</oa:Description>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>University of Seville</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate>
        <EndDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Journalism</hr:DegreeName></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
      <hr:ScoreText>C1</hr:ScoreText><hr:ScoreText>B2</hr:ScoreText></PersonCompetency>
  </CandidateProfile>
</Candidate>`;

const PASSPORT = `<SkillsPassport locale="es"><LearnerInfo>
  <Identification><PersonName><FirstName>Ana</FirstName><Surname>Mora</Surname></PersonName><ContactInfo>
    <Email><Contact>ana@x.test</Contact></Email>
    <TelephoneList><Telephone><Contact>(+34) 600123456</Contact></Telephone></TelephoneList>
    <WebsiteList><Website><Contact>https://ana.test</Contact></Website></WebsiteList></ContactInfo></Identification>
  <WorkExperienceList><WorkExperience>
    <Period><From year="2015" month="--09"/><To year="2016"/><Current>false</Current></Period>
    <Position><Label>Locutora</Label></Position><Activities>&lt;p>- Habla&lt;/p></Activities>
    <Employer><Name>Radio Sur</Name></Employer></WorkExperience></WorkExperienceList>
  <EducationList><Education><Period><From year="2004"/><To year="2009"/></Period><Title>Periodismo</Title>
    <Organisation><Name>US</Name></Organisation></Education></EducationList>
  <Skills><MotherTongue><Description><Label>Español</Label></Description></MotherTongue>
    <ForeignLanguage><Description><Label>Inglés</Label></Description><ProficiencyLevel><Listening>B2</Listening></ProficiencyLevel></ForeignLanguage></Skills>
</LearnerInfo></SkillsPassport>`;

it('what Europass attaches since 2020 is read', () => {
  expect(europassIn(CANDIDATE)).toEqual({
    contacts: {
      name: 'Ana Mora & Ruiz',
      email: 'ana@x.test',
      phone: '(+34) 600123456',
      linkedIn: 'https://www.linkedin.com/in/ana',
      links: ['https://ana.test'],
    },
    europass: {
      jobs: [
        {
          title: 'Presenter',
          employer: 'Radio Sur',
          period: 'Apr 2019 – present',
          points: ['Speaks & mixes', 'Writes'],
        },
      ],
      education: ['Journalism, University of Seville (2012 – 2016)'],
      languages: ['Spanish', 'English (B2–C1)'],
    },
  });
});

it('what Europass attached before is read', () => {
  expect(europassIn(PASSPORT)).toEqual({
    contacts: {
      name: 'Ana Mora',
      email: 'ana@x.test',
      phone: '(+34) 600123456',
      links: ['https://ana.test'],
    },
    europass: {
      jobs: [
        { title: 'Locutora', employer: 'Radio Sur', period: 'sept 2015 – 2016', points: ['Habla'] },
      ],
      education: ['Periodismo, US (2004 – 2009)'],
      languages: ['Español', 'Inglés (B2)'],
    },
  });
});

it.each([
  '',
  '<Candidate',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>&b;</a>',
  '<Candidate>'.repeat(99),
  '<html></html>',
])('what is no Europass has no job: %s', (text) => {
  expect(europassIn(text)?.europass.jobs ?? []).toEqual([]);
});

it('the file is found in the PDF', () => {
  const bytes = pdfOf([shown([[60, 700, 24, 'Somebody Else'], ...FILLING])], {
    objects: { 20: '<</Type/Filespec/EF<</F 21 0 R>>>>', 21: streamOf(CANDIDATE, true) },
  });
  expect(cvTextOf(bytes)).toMatchObject({
    contacts: { name: 'Ana Mora & Ruiz' },
    europass: { jobs: [{ employer: 'Radio Sur' }] },
  });
});
