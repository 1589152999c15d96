use skep_draw::{Background, Extent, Reserves, Scene, SvgStyle, Theme, art, draw_svg};
use skep_rules::{Bug, Color};

use crate::games::{extremes, position, random_game};

const STYLES: [SvgStyle; 2] = [
    SvgStyle {
        theme: Theme::Light,
        background: Background::Painted,
        reserves: Reserves::Shown,
        extent: Extent::Natural,
    },
    SvgStyle {
        theme: Theme::Dark,
        background: Background::Transparent,
        reserves: Reserves::Hidden,
        extent: Extent::Exact {
            width: 300,
            height: 200,
        },
    },
];

#[track_caller]
fn check_parses(svg: &str) {
    assert!(!svg.contains("class="), "a class has no colour");
    assert!(!svg.contains("<text") && !svg.contains("<script") && !svg.contains("NaN"));
    #[cfg(feature = "png")]
    resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).unwrap();
}

#[test]
fn every_position_of_a_game_is_drawn() {
    let game = random_game(7, 120);
    for ply in (0..=game.moves().len()).step_by(3) {
        let line = game.first(ply);
        let position = line.position();
        let piece = position
            .legal_moves()
            .first()
            .and_then(|mv| mv.piece_and_target());
        let mut scene = Scene::of_line(&line).with_pinned(position);
        if let Some((piece, _)) = piece {
            scene = scene.with_targets_of(position, piece);
        }
        for style in STYLES {
            check_parses(&draw_svg(&scene, &style));
        }
    }
}

#[test]
fn extremes_are_drawn() {
    for position in extremes() {
        for style in STYLES {
            check_parses(&draw_svg(&Scene::new(&position), &style));
        }
    }
}

#[test]
fn the_same_scene_gives_the_same_picture() {
    let scene = || Scene::of_line(&random_game(3, 40));
    assert_eq!(
        draw_svg(&scene(), &STYLES[0]),
        draw_svg(&scene(), &STYLES[0])
    );
}

#[test]
fn all_insects_of_both_sides_are_drawn() {
    let start = position("Base+MLP - w1 -");
    let svg = draw_svg(&Scene::new(&start), &SvgStyle::default());
    for bug in Bug::ALL {
        for color in Color::ALL {
            let id = format!("skep-{}{}", color.letter(), bug.letter());
            assert!(svg.contains(&format!("<g id=\"{id}\">")), "{id}");
            assert!(svg.contains(&format!("<use href=\"#{id}\"/>")), "{id}");
        }
        let shapes = art(bug)
            .lines()
            .filter(|line| line.starts_with('<') && line.contains("class="))
            .count();
        assert!(shapes >= 5, "{bug:?} is more than {shapes} shapes");
    }
    let shown = |svg: &str| {
        Bug::ALL
            .into_iter()
            .filter(|bug| svg.contains(&format!("skep-w{}", bug.letter())))
            .count()
    };
    assert_eq!(
        shown(&draw_svg(&Scene::new(&start), &STYLES[1])),
        0,
        "nothing is defined that is not shown"
    );
}

#[test]
fn only_top_pieces_show_their_insect() {
    let scene = Scene::new(&position("Base+M (wQbB1bM) w9 -"));
    let svg = draw_svg(
        &scene,
        &SvgStyle {
            reserves: Reserves::Hidden,
            ..SvgStyle::default()
        },
    );
    assert_eq!(svg.matches("<use href=\"#skep-bM\"/>").count(), 1);
    assert!(!svg.contains("skep-wQ") && !svg.contains("skep-bB"));
    assert_eq!(svg.matches("<use href=\"#skep-w\" ").count(), 1);
}

#[test]
fn the_picture_has_the_requested_size() {
    let scene = Scene::new(&position("Base+MLP wSbSwAwG w5 -"));
    let rows = [
        (
            Extent::Exact {
                width: 120,
                height: 80,
            },
            "width=\"120\" height=\"80\" ",
        ),
        (
            Extent::Exact {
                width: 0,
                height: 0,
            },
            "width=\"1\" height=\"1\" ",
        ),
        (Extent::Width(600), "width=\"600\" "),
        (Extent::Width(0), "width=\"1\" "),
    ];
    for (extent, expected) in rows {
        let svg = draw_svg(
            &scene,
            &SvgStyle {
                extent,
                ..SvgStyle::default()
            },
        );
        assert!(svg.contains(expected), "{extent:?}: {}", &svg[..160]);
    }
}

#[cfg(feature = "png")]
mod png {
    use skep_draw::{PngError, render_png};

    use super::*;

    #[test]
    fn the_png_has_the_requested_width() {
        let svg = draw_svg(&Scene::new(&position("Base wSbS w2 -")), &STYLES[1]);
        let png = render_png(&svg, 90).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let number =
            |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        assert_eq!((number(16), number(20)), (90, 60));
    }

    #[test]
    fn impossible_sizes_and_broken_svg_are_refused() {
        let svg = draw_svg(&Scene::new(&position("Base - w1 -")), &STYLES[0]);
        assert!(matches!(render_png(&svg, 0), Err(PngError::Size)));
        assert!(matches!(render_png(&svg, u32::MAX), Err(PngError::Size)));
        assert!(matches!(render_png("wS1", 100), Err(PngError::Svg(_))));
    }
}
