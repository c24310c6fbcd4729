import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import type { ReactNode } from 'react';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { PictureView } from '../content/picture-view.ts';
import { ProjectPictures } from '../sections/ProjectPictures.tsx';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { ButtonLink, OutboundButton } from '../ui/ButtonLink.tsx';
import { FilterButtons } from '../ui/FilterButtons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import { Picture } from '../ui/Picture.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchFrame, StitchLine } from '../ui/Stitch.tsx';
import { TechnologyBadge } from '../ui/TechnologyBadge.tsx';
import styles from './StyleGuide.module.css';

/** The primitives on one background, for `npm run dev` only. */
export function StyleGuide({
  background,
  pictures,
  icons,
}: {
  background: Background;
  pictures: [PictureView, ...PictureView[]];
  icons: { name: string; drawing: IconDrawing }[];
}) {
  const [picture] = pictures;
  const choices = ['none', 'one', 'two'].map((id, count) => ({ id, label: id, count }));
  return (
    <Section background={background} heading={`background-${background}`}>
      <SectionHeading
        id={`background-${background}`}
        title={`On the ${background} background`}
        intro="A line of introduction, at most sixty-five characters wide."
      />
      <Specimen name="Button">
        <Button>solid</Button>
        <Button variant="quiet">quiet</Button>
        <Button variant="text">text</Button>
        <Button isBusy>busy</Button>
        <ButtonLink href={`#background-${background}`}>a link</ButtonLink>
        <OutboundButton href="https://example.com" newTab="opens in a new tab" variant="quiet">
          outbound
        </OutboundButton>
      </Specimen>
      <Specimen name="FilterButtons">
        <FilterButtons
          label="Choices"
          all={{ label: 'ALL', count: 3 }}
          choices={choices}
          shown="{count} shown"
          language="en"
        />
      </Specimen>
      <Specimen name="Field">
        <Field as="input" label="Empty" hint="A hint" />
        <Field as="textarea" rows={3} label="Long" mark="optional" />
        <Field as="select" label="Choice">
          <option>One</option>
        </Field>
        <Field as="checkbox" label="A box" />
        <Field as="input" label="Wrong" error="What is wrong with it." />
      </Specimen>
      <Specimen name="IconTile, Icon, TechnologyBadge">
        {icons.map(({ name, drawing }) => (
          <IconTile key={name} drawing={drawing} />
        ))}
        {icons.map(({ name, drawing }) => (
          <Icon key={name} drawing={drawing} />
        ))}
        <TechnologyBadge item={{ name: 'React', icon: '/technology/devicon-react.svg' }} />
      </Specimen>
      <Specimen name="StitchLine, StitchFrame, BrowserFrame, Picture">
        <div className={styles.stitched}>
          <StitchLine />
        </div>
        <div className={styles.framed}>
          <StitchFrame />
          <Picture picture={picture} sizes="20rem" />
        </div>
        <div className={styles.framed}>
          <BrowserFrame address="shop.nokshi.example">
            <Picture picture={picture} sizes="20rem" />
          </BrowserFrame>
        </div>
      </Specimen>
      <Specimen name="ProjectPictures">
        <div className={styles.framed}>
          <ProjectPictures pictures={pictures} />
        </div>
      </Specimen>
    </Section>
  );
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3>{name}</h3>
      <div className={styles.states}>{children}</div>
    </div>
  );
}
