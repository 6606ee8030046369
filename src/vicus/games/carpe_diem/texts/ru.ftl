title = Carpe Diem

option-movement = Линии между полями
option-movement-star = звезда
option-movement-ring = кольцо
option-movement-hint = Звезда — как в первом издании. Кольцо — как во втором, немного проще.

kind-meadow = луг
kind-vineyard = виноградник
kind-herb_garden = огород
kind-hen_yard = птичий двор
kind-pond = пруд
kind-merchant = жилище торговца
kind-baker = жилище пекаря
kind-steward = жилище управляющего
kind-craftsman = жилище ремесленника
kind-villa = вилла
kind-market = рынок
kind-bakery = пекарня
kind-fountain = фонтан
kind-chimneys = трубы
kind-any_landscape = любые угодья
kind-any_dwelling = любые жилища

what-grapes = виноград
what-herbs = травы
what-chicken = куры
what-fish = рыба
what-coins = монеты
what-breads = хлеб
what-points = очки
what-steps = шаги

source-vineyard = виноградник
source-herb_garden = огород
source-hen_yard = птичий двор
source-pond = пруд
source-baker = пекарь
source-market = рынок
source-bakery = пекарня
source-card = карта подсчёта

side-N = сверху
side-E = справа
side-S = снизу
side-W = слева

line-points = Очки в игре
line-villas = Виллы
line-leftovers = Остатки на складе
line-track = Шкала лент
line-fountain = Карты фонтана
line-frame = Задания рамки

amount-grapes = { $number ->
    [one] { $number } гроздь винограда
    [few] { $number } грозди винограда
   *[other] { $number } гроздей винограда
}
amount-herbs = { $number ->
    [one] { $number } пучок трав
    [few] { $number } пучка трав
   *[other] { $number } пучков трав
}
amount-chicken = { $number ->
    [one] { $number } курица
    [few] { $number } курицы
   *[other] { $number } кур
}
amount-fish = { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[other] { $number } рыб
}
amount-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}
amount-breads = { $number ->
    [one] { $number } хлеб
    [few] { $number } хлеба
   *[other] { $number } хлебов
}
amount-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
amount-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
amount-chimneys = { $number ->
    [one] { $number } труба
    [few] { $number } трубы
   *[other] { $number } труб
}
amount-vineyard = { $number ->
    [one] { $number } завершённый виноградник
    [few] { $number } завершённых виноградника
   *[other] { $number } завершённых виноградников
}
amount-herb_garden = { $number ->
    [one] { $number } завершённый огород
    [few] { $number } завершённых огорода
   *[other] { $number } завершённых огородов
}
amount-hen_yard = { $number ->
    [one] { $number } завершённый птичий двор
    [few] { $number } завершённых птичьих двора
   *[other] { $number } завершённых птичьих дворов
}
amount-pond = { $number ->
    [one] { $number } завершённый пруд
    [few] { $number } завершённых пруда
   *[other] { $number } завершённых прудов
}
amount-merchant = { $number ->
    [one] { $number } завершённое жилище торговца
    [few] { $number } завершённых жилища торговца
   *[other] { $number } завершённых жилищ торговца
}
amount-baker = { $number ->
    [one] { $number } завершённое жилище пекаря
    [few] { $number } завершённых жилища пекаря
   *[other] { $number } завершённых жилищ пекаря
}
amount-steward = { $number ->
    [one] { $number } завершённое жилище управляющего
    [few] { $number } завершённых жилища управляющего
   *[other] { $number } завершённых жилищ управляющего
}
amount-craftsman = { $number ->
    [one] { $number } завершённое жилище ремесленника
    [few] { $number } завершённых жилища ремесленника
   *[other] { $number } завершённых жилищ ремесленника
}
amount-villa = { $number ->
    [one] { $number } завершённая вилла
    [few] { $number } завершённые виллы
   *[other] { $number } завершённых вилл
}
amount-market = { $number ->
    [one] { $number } рынок
    [few] { $number } рынка
   *[other] { $number } рынков
}
amount-bakery = { $number ->
    [one] { $number } пекарня
    [few] { $number } пекарни
   *[other] { $number } пекарен
}
amount-fountain = { $number ->
    [one] { $number } фонтан
    [few] { $number } фонтана
   *[other] { $number } фонтанов
}
amount-any_landscape = { $number ->
    [one] { $number } любое завершённое угодье
    [few] { $number } любых завершённых угодья
   *[other] { $number } любых завершённых угодий
}
amount-any_dwelling = { $number ->
    [one] { $number } любое завершённое жилище
    [few] { $number } любых завершённых жилища
   *[other] { $number } любых завершённых жилищ
}
amount-fountain_cards = { $number ->
    [one] { $number } карта фонтана
    [few] { $number } карты фонтана
   *[other] { $number } карт фонтана
}

## Стол

pass-round = Этап { $pass } из 4, раунд { $round } из 7
scoring-of = Подсчёт после этапа { $pass }
spaces = Поля
craftsmen = Выкладка ремесленников
cards = Карты подсчёта
give = отдать
have = иметь
track = Ленты
new-cards = Новые карты фонтана
shovel = лопата (первая плитка)
in-hand = В руке
stored = склад
fountain-cards = карты фонтана
empty = пусто
legend = Стороны: { $letters }
tasks = Рамка

## Действия

action-start = Поставить патриция на поле { $space }
action-take = Поле { $space }, взять плитку: { $tile }
action-bread = За один хлеб на поле { $space }, взять плитку: { $tile }
action-build = Встроить: строка { $row }, столбец { $column }, поворот { $turn }
action-store = Положить плитку на склад
action-reward = Сначала эта награда: { $kind }
action-craft = Взять плитку: { $tile }
action-return = Положить под колоду: { $kind }
action-disc = Диск на круглое поле { $circle }: { $brings }
action-card = Сначала рассчитаться по этой карте: { $card }
action-pay = { $times ->
    [0] Ничего не отдавать
    [1] Отдать один раз
    [few] Отдать { $times } раза
   *[other] Отдать { $times } раз
}
action-breads = { $times ->
    [0] Не тратить хлеб
    [1] Потратить три хлеба
    [few] Потратить { $times } раза по три хлеба
   *[other] Потратить { $times } раз по три хлеба
}

## Что произошло

event-turn = { $seat } начинает ход
event-pass = Этап { $pass }: на семи полях лежат новые плитки
event-placed = { $seat } ставит патриция на поле { $space }
event-moved = { $seat } идёт на поле { $space }
event-flew = { $seat } отдаёт хлеб и идёт на поле { $space }
event-took = { $seat } берёт плитку с поля { $space }
event-removed = { $tiles ->
    [one] С поля { $space } убирают одну плитку
    [few] С поля { $space } убирают { $tiles } плитки
   *[other] С поля { $space } убирают { $tiles } плиток
}
event-built = { $seat } встраивает плитку
event-banderole = { $seat } накрывает ленту
event-steps = { $steps ->
    [1] { $seat } делает один шаг по шкале лент, до деления { $space }
    [one] { $seat } делает { $steps } шаг по шкале лент, до деления { $space }
    [few] { $seat } делает { $steps } шага по шкале лент, до деления { $space }
   *[other] { $seat } делает { $steps } шагов по шкале лент, до деления { $space }
}
event-finished = { $kind-id ->
    [villa] { $seat } завершает виллу, труб: { $chimneys }
   *[other] { $seat } завершает объект: { $kind }, плиток: { $tiles }
}
event-gained = { $seat } получает: { $what } — { $amount } ({ $source })
event-traded = { $seat } возвращает { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[other] { $goods } товаров
} и берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
} (торговец)
event-crafted = { $seat } берёт плитку из выкладки ремесленников
event-lapsed = { $kind-id ->
    [fountain] { $seat }: карт фонтана не осталось
   *[other] { $seat }: плиток для ремесленника не осталось
}
event-stored = { $seat } кладёт плитку на склад
event-looked = { $seat } смотрит карты фонтана
event-kept = { $seat } оставляет себе ещё одну карту фонтана
event-scoring = Подсчёт после этапа { $pass }
event-disc = { $seat } кладёт диск между двумя картами
event-settles = { $seat } рассчитывается по карте: { $wants } → { $pays }
event-handed = { $times ->
    [1] { $seat } отдаёт один раз
    [few] { $seat } отдаёт { $times } раза
   *[other] { $seat } отдаёт { $times } раз
}
event-ate = { $times ->
    [1] { $seat } тратит три хлеба
    [few] { $seat } тратит { $times } раза по три хлеба
   *[other] { $seat } тратит { $times } раз по три хлеба
}
event-met = { $times ->
    [1] { $seat } выполняет «{ $wants } → { $pays }» один раз
    [few] { $seat } выполняет «{ $wants } → { $pays }» { $times } раза
   *[other] { $seat } выполняет «{ $wants } → { $pays }» { $times } раз
}
event-missed = { $seat } не выполняет «{ $wants } → { $pays }» и теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-ended = Четвёртый подсчёт окончен: итоговый подсчёт
event-final = { $seat }: { $line } { $points }

## Почему нельзя

reason-over = Игра окончена.
reason-turn-over = Ваш ход окончен: завершите его или отмените действие.
reason-now-patrician = Сначала поставьте патриция на свободное поле.
reason-now-take = Сначала передвиньте патриция и возьмите плитку.
reason-now-build = Сначала встройте плитку, которая у вас в руке, или положите её на склад.
reason-now-reward = Сначала выберите, какую награду получить следующей.
reason-now-craft = Сначала возьмите плитку из выкладки ремесленников.
reason-now-return = Сначала выберите карту фонтана, которая уйдёт под колоду.
reason-now-disc = Сначала положите диск на пустое круглое поле.
reason-now-card = Сначала выберите карту, по которой рассчитаетесь следующей.
reason-now-pay = Сначала скажите, сколько раз отдадите товары за эту карту.
reason-now-breads = Сначала скажите, сколько раз потратите три хлеба на эту карту.
reason-space-taken = На поле { $space } уже стоит патриций.
reason-space-empty = На поле { $space } нет плиток.
reason-slot-empty = Там уже ничего не лежит.
reason-no-bread-needed = До поля { $space } вы дойдёте и без хлеба.
reason-no-bread = Поле { $space } стоило бы одного хлеба, а у вас его нет.
reason-must-move = Нужно идти, можно на: { $spaces }. Остаться на месте стоит одного хлеба, а у вас его нет.
reason-must-move-bread = Нужно идти, можно на: { $spaces }. Остаться на месте стоит одного хлеба.
reason-not-linked = Поле { $space } не связано с вашим, можно на: { $spaces }. Любое другое стоит одного хлеба, а у вас его нет.
reason-not-linked-bread = Поле { $space } не связано с вашим, можно на: { $spaces }. Любое другое стоит одного хлеба.
reason-cell-taken = Там уже лежит плитка.
reason-shovel-first = Ваша первая плитка идёт на клетку с лопатой.
reason-not-adjacent = Плитка должна целой стороной примыкать к уже лежащей; по диагонали мало.
reason-same-turn = При таком повороте плитка выглядит так же, как при одном из предложенных.
reason-frame-is-meadow = Рамке { $side } нужен луг, а на плитке там: { $shown }.
reason-sides-differ = Стороны { $side } не совпадают. У соседа: { $wanted }; на плитке: { $shown }.
reason-landscape-too-large = Получилось бы угодье больше чем из четырёх плиток ({ $kind }).
reason-first-not-stored = Первую плитку нельзя положить на склад: она идёт на лопату.
reason-no-such-reward = Такой награды сейчас нет: { $kind }.
reason-no-tile-in-row = Это место выкладки пусто.
reason-no-such-card = Такой карты фонтана у вас нет: { $kind }.
reason-no-circle = При { $players } игроках там нет круглого поля.
reason-circle-taken = Там лежит диск ({ $owner }), он занимает это поле навсегда.
reason-other-card = Ваш диск относится только к двум картам рядом с ним, к каждой один раз.
reason-green-not-paid = Для зелёной карты достаточно иметь нужное; отдавать ничего не надо.
reason-too-few-goods = У вас слишком мало товаров и монет, чтобы отдать столько раз: { $times }.
reason-too-few-breads = Хлеба понадобилось бы { $needed }, по три на каждый раз.

## Коробка, с которой нельзя играть

box-start-points = В start_points раздела «rules» коробки для { $players } игроков нужно целых чисел от 0 до { $most }: { $players }.
box-decks = В cards раздела «rules» коробки для { $players } игроков нужно карт: { $number }, каждая одной буквой: { $decks }.
box-count = В разделе «{ $section }» коробки должно быть предметов: { $number }, а их { $found }.
box-board-rows = У планшета { $board } в коробке должно быть строк: { $size }, и в каждой знаков: { $size }.
box-board-signs = В строках планшета { $board } должны быть одна S (лопата), { $banderoles } x (ленты) и точки.
box-board-shovel = Лопата планшета { $board } не может быть у края: первая плитка должна подходить там в любом повороте (C-20a).
box-frame = У части рамки { $frame } в коробке должно быть два задания вида "pond 2": вид ({ $kinds }) и позиция от 1 до { $size }.
box-tile-sides = У плитки { $tile } в коробке должно быть четыре стороны, каждая одним знаком: { $letters }.
box-tile-half = На плитке { $tile } в коробке жилище на двух сторонах: у половины она одна (C-26).
box-tile-single = Плитка { $tile } в коробке показывает отдельное здание ({ $single }), значит, вокруг должен быть луг (C-28).
box-tile-empty = На плитке { $tile } в коробке ничего нет.
box-tile-chimneys = Плитка { $tile } в коробке с трубами, но без виллы.
box-tile-dark = Плитка { $tile } в коробке тёмная, на ней должно быть ровно одно изображение (C-70).
box-card-deck = Карта { $card } в коробке: название должно начинаться с { $decks }.
box-card-part = Карта { $card } в коробке: нет { $name }.
box-deck-small = Для { $players } игроков нужно карт вида { $deck }: { $number }, а в коробке их { $have }.

## What bots judge positions by, for hints

feature-points = очки
feature-villa_points = очки вилл
feature-steps = шаги по шкале лент
feature-goods = товары
feature-coins = монеты
feature-breads = хлеб
feature-stored = плитки на складе
feature-frame = очки за задания рамки
feature-fountain_points = очки карт фонтана
feature-fountain_cards = карты фонтана
feature-landscapes = завершённые угодья
feature-dwellings = завершённые жилища
feature-villas = завершённые виллы
feature-chimneys = трубы
feature-singles = рынки, пекарни и фонтаны
feature-tiles = встроенные плитки
feature-gaps = клетки, которым нужен один рисунок
feature-double_gaps = клетки, которым нужны два рисунка
feature-triple_gaps = клетки, которым нужны три рисунка
feature-green_cards = ценность зелёных карт
feature-red_cards = ценность красных карт
feature-green_unmet = невыполненные зелёные карты
feature-red_unmet = невыполненные красные карты

## Из чего складывается счёт и почему строка равна 0

part-villa = { $chimneys ->
    [0] вилла без труб
   *[other] вилла, труб: { $chimneys }
}
part-no-villa = нет завершённых вилл
part-half-of = половина от { $number } на складе
part-no-leftovers = на складе пусто
part-track = деление { $space }
part-fountain-card = { $kind }: { $number ->
    [0] ничего не завершено
   *[other] завершено { $number }
}
part-no-fountain-card = нет карт фонтана
part-task = { $kind } на линии
part-tasks-open = не выполнено заданий: { $number }

## Что скоро закончит игру

ending-last-pass = Последний этап: { $rounds ->
    [one] ещё { $rounds } раунд
    [few] ещё { $rounds } раунда
   *[other] ещё { $rounds } раундов
}, затем подсчёт и конец игры.
ending-last-round = Последний раунд: после него последний подсчёт и конец игры.
ending-last-scoring = Последний подсчёт: после него игра закончится.
